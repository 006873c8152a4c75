import { pages } from '@fledge/contract/pages.ts'
import { IconBookmark, IconBuilding, IconFileText, IconHome, IconLayoutKanban, IconSchool, IconSearch, IconSettings } from '@tabler/icons-react'
import type { NavGroup } from '../../platform/shell/nav.ts'

const p = pages.company

/** The company's sidebar. @param waiting candidates that wait for the company's answer  @param browses whether the member may browse */
export function companyNav(waiting: number, browses: boolean): readonly NavGroup[] {
  const browse = browses ? [{ label: 'company.nav.browse', to: p.browse, icon: IconSearch }, { label: 'company.nav.shortlist', to: p.shortlist, icon: IconBookmark }] as const : []
  return [
    {
      items: [
        { label: 'company.nav.dashboard', to: p.dashboard, icon: IconHome },
        { label: 'company.nav.hiring', to: p.hiring, icon: IconLayoutKanban, waits: waiting },
        ...browse,
        { label: 'company.nav.plans', to: p.plans, icon: IconFileText },
        { label: 'company.nav.hired', to: p.hired, icon: IconSchool },
      ],
    },
    { items: [{ label: 'company.nav.profile', to: p.profile, icon: IconBuilding }, { label: 'company.nav.settings', to: p.settings, icon: IconSettings }] },
  ]
}

export const companyTabs = [
  { label: 'company.tab.home', to: p.dashboard },
  { label: 'company.tab.browse', to: p.browse },
  { label: 'company.tab.hiring', to: p.hiring },
  { label: 'company.tab.hired', to: p.hired },
] as const
