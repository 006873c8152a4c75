import { StagePath } from './stage-path.tsx'
import { longText } from './testing/samples.ts'
import type { Story, StoryMeta } from './testing/story.ts'

const meta: StoryMeta<typeof StagePath> = {
  component: StagePath,
  args: {
    label: 'Your way to an internship',
    stages: [
      { name: 'Invited', text: '12 November', state: 'done' },
      { name: 'Interview', text: 'Choose a time', state: 'current', due: true },
      { name: 'Offer', state: 'coming' },
    ],
  },
}
export default meta

export const YourTurn: Story<typeof StagePath> = {}
export const TheirTurn: Story<typeof StagePath> = {
  args: {
    stages: [
      { name: 'Invited', state: 'done' },
      { name: 'Interview', text: 'They choose a time', state: 'current' },
    ],
  },
}
export const LongText: Story<typeof StagePath> = {
  args: {
    stages: [
      { name: longText, text: longText, state: 'done' },
      { name: 'Interview', text: longText, state: 'current' },
      { name: 'Offer', state: 'coming' },
      { name: 'Internship', state: 'coming' },
    ],
  },
}
