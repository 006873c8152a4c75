import { buildPath, paths } from '@fledge/contract/paths.ts'

/** Where anybody may check the certificate: with the host, as it is copied and printed. */
export const addressOfPage = (uuid: string) =>
  `${location.origin}${buildPath(paths.public.certificate, { uuid })}`
