import { address, pages } from '@fledge/contract/pages.ts'

/** Where anybody may check the certificate: with the host, as it is copied and printed. */
export const addressOfPage = (uuid: string) =>
  `${location.origin}${address(pages.public.certificate, { uuid })}`
