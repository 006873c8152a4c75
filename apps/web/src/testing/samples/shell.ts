import { IconBuilding } from '@fledge/ui/icons/building.tsx'
import { IconFileText } from '@fledge/ui/icons/file-text.tsx'
import { IconFlag } from '@fledge/ui/icons/flag.tsx'
import { IconLayoutDashboard } from '@fledge/ui/icons/layout-dashboard.tsx'
import { longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Payload } from '../../platform/http/client.ts'
import type { BottomTab } from '../../platform/shell/bottom-bar.tsx'
import type { NavGroup } from '../../platform/shell/nav.ts'
import type { AreaSearch, SearchHit } from '../../platform/shell/search.ts'
import { respondWith, withServer } from '../fake-server.tsx'
import { hoursFromNow } from '../story-time.ts'
import { sampleSupport } from './settings.ts'
import { sampleOperator } from './users.ts'

export const sampleNav: readonly NavGroup[] = [
  {
    items: [
      { label: 'operator.nav.dashboard', to: '/operator', icon: IconLayoutDashboard },
      {
        label: 'operator.nav.companies',
        to: '/operator/companies',
        icon: IconBuilding,
        taskCount: 3,
      },
      { label: 'operator.nav.offers', to: '/operator/offers', icon: IconFileText },
    ],
  },
  {
    name: 'operator.nav.programme',
    items: [{ label: 'operator.nav.actions', to: '/operator/actions', icon: IconFlag, count: 12 }],
  },
]
export const sampleTabs: readonly BottomTab[] = [
  { label: 'operator.tab.home', to: '/operator' },
  { label: 'operator.tab.companies', to: '/operator/companies' },
  { label: 'operator.tab.offers', to: '/operator/offers' },
]

type Notice = Payload<'notices', 'listNotices'>['notices'][number]

const sampleNotice: Notice = {
  notice_id: 'notice',
  kind: 'offers.accepted',
  text: 'Amara Okafor accepted your offer',
  link: '/company/offers',
  created_at: hoursFromNow(-2),
  read_at: null,
}
/** Notifications of a busy week: two unread, one without a page, the last one with long words. */
export const sampleNotices: readonly Notice[] = [
  sampleNotice,
  { ...sampleNotice, notice_id: 'no-link', text: 'Your company was approved', link: '' },
  ...Array.from({ length: 6 }, (_, index) => ({
    ...sampleNotice,
    notice_id: `earlier-${index}`,
    text: index === 5 ? `${longText} ${longWord}` : 'Brightwater Labs proposed interview times',
    created_at: hoursFromNow(-24 * (index + 1)),
    read_at: hoursFromNow(-24 * index),
  })),
]

const withNotices = (notices: readonly Notice[]) =>
  respondWith('notices', 'listNotices', {
    notices: [...notices],
    unread: notices.filter((notice) => notice.read_at === null).length,
  })

/** The server of everything around a screen. */
export const withShell = (notices: readonly Notice[] = sampleNotices) =>
  withServer([withNotices(notices), ...sampleSupport], sampleOperator)

const toHit = (label: string, detail: string): SearchHit => ({
  id: label,
  label,
  detail,
  to: `/operator/companies/${encodeURIComponent(label)}`,
})
/** A search that always finds the same companies and interns. */
export const findSamples: AreaSearch = () =>
  Promise.resolve([
    {
      name: 'operator.nav.companies',
      hits: [toHit('Aurora Labs', 'Berlin · In review'), toHit(longWord, longText)],
    },
    { name: 'operator.nav.applications', hits: [toHit('Amara Okafor', 'Lagos')] },
  ])

const kindNames = [
  'shell.found.people',
  'shell.found.applications',
  'shell.found.companies',
  'shell.found.plans',
  'shell.found.offers',
  'shell.found.internships',
  'shell.found.batches',
  'shell.found.partners',
] as const
/** A search of the console that finds every kind, the first with more than are shown. */
export const findEveryKind: AreaSearch = () =>
  Promise.resolve(
    kindNames.map((name, at) => ({
      name,
      hits: [
        toHit(`Growth analytics ${at}`, 'Active · Aurora Labs'),
        toHit(`${longText} ${at}`, longText),
      ],
      ...(at === 0
        ? { all: { id: 'all', label: 'Show all people', to: '/operator/people?search=growth' } }
        : {}),
    })),
  )
