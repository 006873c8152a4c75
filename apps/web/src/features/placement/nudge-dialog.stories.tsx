import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { neverRespond, withServer } from '../../testing/fake-server.tsx'
import { sampleUnplaced } from '../../testing/samples/placement.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { NudgeDialog } from './nudge-dialog.tsx'

const ignore = () => undefined
const nudged = {
  ...sampleUnplaced,
  application_id: 'nudged',
  may: { nudge: 'placement.refused.nudged' },
}

const meta: StoryMeta<typeof NudgeDialog> = {
  component: NudgeDialog,
  decorators: [withServer([neverRespond('placement', 'nudgeInterns')], sampleOperator)],
  args: { interns: [sampleUnplaced], onClose: ignore, onDone: ignore },
}
export default meta

export const OneIntern: Story<typeof NudgeDialog> = {}
export const SomeLeftOut: Story<typeof NudgeDialog> = {
  args: { interns: [sampleUnplaced, nudged] },
}
export const AllLeftOut: Story<typeof NudgeDialog> = { args: { interns: [nudged] } }
