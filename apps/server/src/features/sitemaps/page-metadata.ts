import { paths } from '@fledge/contract/paths.ts'
import type { LoadPageMetadata } from '../../platform/http/page-metadata.ts'
import { translate } from '../../platform/texts.ts'

const publicPages = {
  landing: paths.public.landing,
  welcome: paths.public.welcome,
  sitemaps: paths.public.sitemaps,
  status: paths.public.status,
  privacy: paths.public.privacy,
  host: paths.company.getStarted,
  intern: paths.intern.getStarted,
} as const

/** Static metadata of our public pages. */
const staticPageMetadata: Readonly<Record<string, LoadPageMetadata>> = Object.fromEntries(
  Object.entries(publicPages).map(([name, path]) => [
    path,
    async () => ({
      title: `${translate(`heads.${name}.title`)} · ${translate('brand.name')}`,
      description: translate(`heads.${name}.text`),
      path,
    }),
  ]),
)

/** The not-found page itself responds as gone. */
export const publicPageMetadata: Readonly<Record<string, LoadPageMetadata>> = {
  ...staticPageMetadata,
  [paths.public.notFound]: async () => 'gone',
}
