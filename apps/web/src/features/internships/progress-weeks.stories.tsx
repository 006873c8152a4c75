import { ignore, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import {
  completeProgress,
  sampleProgress,
  upcomingProgress,
} from '../../testing/samples/internships.ts'
import { sampleIntern } from '../../testing/samples/users.ts'
import { ProgressWeeks } from './progress-weeks.tsx'

const meta: StoryMeta<typeof ProgressWeeks> = {
  component: ProgressWeeks,
  args: { progress: sampleProgress, other: 'Aurora Labs', onAnswer: ignore, onSee: ignore },
  decorators: [withServer([], sampleIntern)],
}
export default meta

export const UnderWay: Story<typeof ProgressWeeks> = {}
export const Complete: Story<typeof ProgressWeeks> = { args: { progress: completeProgress } }
export const Upcoming: Story<typeof ProgressWeeks> = { args: { progress: upcomingProgress } }
export const LongText: Story<typeof ProgressWeeks> = { args: { other: longWord } }
