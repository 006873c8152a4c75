import { buildPath, paths } from '@fledge/contract/paths.ts'
import { getPageOrigin } from '../../platform/http/page-origin.ts'

/** Returns the absolute URL of the public certificate page, for copying and printing. */
export const getCertificateUrl = (uuid: string) =>
  `${getPageOrigin()}${buildPath(paths.public.certificate, { uuid })}`
