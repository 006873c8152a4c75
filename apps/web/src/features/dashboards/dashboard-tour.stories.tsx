import { press } from '@fledge/ui/testing/play.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { DashboardTour } from './dashboard-tour.tsx'

const meta: StoryMeta<typeof DashboardTour> = { component: DashboardTour, args: { browses: true } }
export default meta

export const First: Story<typeof DashboardTour> = {}
export const Second: Story<typeof DashboardTour> = { play: press('button') }
