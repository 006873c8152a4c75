import { Stack } from '@fledge/ui/page.tsx'
import { press } from '@fledge/ui/testing/play.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import {
  completeProgress,
  sampleProgress,
  upcomingProgress,
} from '../../testing/samples/internships.ts'
import { Hours, Ratings } from './progress-charts.tsx'

const meta: StoryMeta<typeof Hours> = {
  component: Hours,
  args: { progress: sampleProgress },
  render: ({ progress }) => (
    <Stack>
      <Hours progress={progress} />
      <Ratings progress={progress} other="Aurora Labs" />
    </Stack>
  ),
}
export default meta

export const UnderWay: Story<typeof Hours> = {}
export const Complete: Story<typeof Hours> = { args: { progress: completeProgress } }
export const Upcoming: Story<typeof Hours> = { args: { progress: upcomingProgress } }
export const AsTable: Story<typeof Hours> = { play: press('button') }
