import { buildPath, paths } from '@fledge/contract/paths.ts'

/** Returns the absolute URL of the public certificate page, for copying and printing. */
export const getCertificateUrl = (uuid: string) =>
  `${location.origin}${buildPath(paths.public.certificate, { uuid })}`
