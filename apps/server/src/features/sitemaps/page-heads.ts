import { pages } from '@fledge/contract/pages.ts'
import type { HeadOf } from '../../platform/http/page-head.ts'
import { say } from '../../platform/texts.ts'

const named = {
  landing: pages.public.landing,
  welcome: pages.public.welcome,
  sitemaps: pages.public.sitemaps,
  privacy: pages.public.privacy,
  host: pages.company.getStarted,
  intern: pages.intern.getStarted,
} as const

/** Our own open pages say of themselves always the same. */
const openHeads: Readonly<Record<string, HeadOf>> = Object.fromEntries(
  Object.entries(named).map(([name, path]) => [
    path,
    async () => ({
      title: `${say(`heads.${name}.title`)} · ${say('brand.name')}`,
      description: say(`heads.${name}.text`),
      path,
    }),
  ]),
)

/** The page that says that there is no such page is none itself. */
export const openPageHeads: Readonly<Record<string, HeadOf>> = {
  ...openHeads,
  [pages.public.notFound]: async () => 'gone',
}
