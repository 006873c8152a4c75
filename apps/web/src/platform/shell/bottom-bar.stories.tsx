import { openByButton } from '@fledge/ui/testing/play.ts'
import { IconBuilding } from '@fledge/ui/icons/building.tsx'
import { IconFileText } from '@fledge/ui/icons/file-text.tsx'
import { IconFlag } from '@fledge/ui/icons/flag.tsx'
import { IconLayoutDashboard } from '@fledge/ui/icons/layout-dashboard.tsx'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { BottomBar } from './bottom-bar.tsx'

const meta: StoryMeta<typeof BottomBar> = {
  component: BottomBar,
  args: {
    groups: [
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
        items: [
          { label: 'operator.nav.actions', to: '/operator/actions', icon: IconFlag, count: 12 },
        ],
      },
    ],
    tabs: [
      { label: 'operator.tab.home', to: '/operator' },
      { label: 'operator.tab.companies', to: '/operator/companies' },
      { label: 'operator.tab.offers', to: '/operator/offers' },
    ],
  },
  parameters: { address: '/operator/offers' },
}
export default meta

export const Tabs: Story<typeof BottomBar> = {}
export const More: Story<typeof BottomBar> = { play: openByButton('dialog[open]') }
