import { buildPath, paths } from '@fledge/contract/paths.ts'
import { IconBookmark } from '@fledge/ui/icons/bookmark.tsx'
import { IconBuilding } from '@fledge/ui/icons/building.tsx'
import { IconFileText } from '@fledge/ui/icons/file-text.tsx'
import { IconHome } from '@fledge/ui/icons/home.tsx'
import { IconLayoutKanban } from '@fledge/ui/icons/layout-kanban.tsx'
import { IconMessage } from '@fledge/ui/icons/message.tsx'
import { IconSchool } from '@fledge/ui/icons/school.tsx'
import { IconSearch } from '@fledge/ui/icons/search.tsx'
import { IconSettings } from '@fledge/ui/icons/settings.tsx'
import type { NavGroup } from '../../platform/shell/nav.ts'
import type { PalettePlace } from '../../platform/shell/palette-items.ts'
import type { SettingsTab } from './settings-tabs.ts'

const p = paths.company

interface NavFacts {
  /** Number of candidates waiting for the company's reply. */
  readonly waiting: number
  /** Whether the member may browse. */
  readonly canBrowse: boolean
  /** Not approved: only the notice, personal settings and running internships remain available. */
  readonly isRefused: boolean
  /** In review: hiring is not available yet. */
  readonly isPending: boolean
}

/** What the programme team wrote, also while the company is in review. */
const messages = { label: 'company.nav.messages', to: p.messages, icon: IconMessage } as const

const refusedNav: readonly NavGroup[] = [
  {
    items: [
      { label: 'company.nav.dashboard', to: p.dashboard, icon: IconHome },
      { label: 'company.nav.hired', to: p.hired, icon: IconSchool },
    ],
  },
  { items: [{ label: 'company.nav.settings', to: p.settings, icon: IconSettings }] },
]

const aboutGroup: NavGroup = {
  items: [
    { label: 'company.nav.profile', to: p.profile, icon: IconBuilding },
    { label: 'company.nav.settings', to: p.settings, icon: IconSettings },
  ],
}
const pendingNav: readonly NavGroup[] = [
  {
    items: [
      { label: 'company.nav.dashboard', to: p.dashboard, icon: IconHome },
      { label: 'company.nav.plans', to: p.plans, icon: IconFileText },
      messages,
    ],
  },
  aboutGroup,
]

/** Returns the groups of the company's sidebar. */
export function buildCompanyNav(facts: NavFacts): readonly NavGroup[] {
  const { waiting, canBrowse } = facts
  if (facts.isRefused) return refusedNav
  if (facts.isPending) return pendingNav
  const browse = canBrowse
    ? ([
        { label: 'company.nav.browse', to: p.browse, icon: IconSearch },
        { label: 'company.nav.shortlist', to: p.shortlist, icon: IconBookmark },
      ] as const)
    : []
  return [
    {
      items: [
        { label: 'company.nav.dashboard', to: p.dashboard, icon: IconHome },
        { label: 'company.nav.hiring', to: p.hiring, icon: IconLayoutKanban, taskCount: waiting },
        ...browse,
        { label: 'company.nav.plans', to: p.plans, icon: IconFileText },
        { label: 'company.nav.hired', to: p.hired, icon: IconSchool },
        messages,
      ],
    },
    aboutGroup,
  ]
}

export const companyTabs = [
  { label: 'company.tab.home', to: p.dashboard },
  { label: 'company.tab.browse', to: p.browse },
  { label: 'company.tab.hiring', to: p.hiring },
  { label: 'company.tab.hired', to: p.hired },
] as const

export const pendingTabs = [
  { label: 'company.tab.home', to: p.dashboard },
  { label: 'company.nav.plans', to: p.plans },
  { label: 'company.nav.profile', to: p.profile },
] as const

interface PlaceFacts {
  readonly tabs: readonly SettingsTab[]
  readonly isAdmin: boolean
  readonly isRefused: boolean
  readonly isPending: boolean
}

const closedInReview = [p.hiring, p.browse, p.shortlist, p.hired] as const

/** Whether a screen opens only once the company is approved. */
export const isClosedInReview = (path: string): boolean =>
  closedInReview.some((closedPath) => path === closedPath || path.startsWith(`${closedPath}/`))

/** Returns the company's ⌘K entries that are not in the sidebar. */
export function listCompanyPlaces({
  tabs,
  isAdmin,
  isRefused,
  isPending,
}: PlaceFacts): readonly PalettePlace[] {
  const tabPlaces = tabs.map((tab): PalettePlace => ({
    kind: 'settings',
    label: `members.tab.${tab}`,
    to: buildPath(p.settings, {}, { tab }),
    ...(tab === 'data' || tab === 'mails' || tab === 'sessions'
      ? { aliases: `shell.find.also.${tab}` }
      : {}),
  }))
  if (isRefused) return tabPlaces
  const offers: PalettePlace = { kind: 'screens', label: 'company.find.offers', to: p.offers }
  const create: PalettePlace = {
    kind: 'actions',
    label: 'company.find.newPlan',
    aliases: 'shell.find.also.newPlan',
    to: p.newPlan,
  }
  const invite: PalettePlace = {
    kind: 'actions',
    label: 'company.find.invite',
    aliases: 'shell.find.also.invite',
    to: buildPath(p.settings, {}, { tab: 'members' }),
  }
  return [...(isPending ? [] : [offers]), ...(isAdmin ? [create, invite] : []), ...tabPlaces]
}
