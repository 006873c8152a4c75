import { ignore } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleUnplaced } from '../../testing/samples/placement.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { NudgeDialog } from './nudge-dialog.tsx'

const nudge = neverRespond('placement', 'nudgeInterns')
const withPreview = (count: number, leftOut: number) =>
  withServer(
    [
      respondWith('placement', 'previewNudgeInterns', {
        count,
        left_out_rows: [],
        left_out: leftOut > 0 ? [{ reason: 'placement.refused.nudged', count: leftOut }] : [],
      }),
      nudge,
    ],
    sampleOperator,
  )

const meta: StoryMeta<typeof NudgeDialog> = {
  component: NudgeDialog,
  decorators: [withPreview(1, 0)],
  args: {
    selection: { isAll: false, rows: [sampleUnplaced], count: 1 },
    filters: {},
    onClose: ignore,
    onDone: ignore,
  },
}
export default meta

export const OneIntern: Story<typeof NudgeDialog> = {}
export const AllThatMatch: Story<typeof NudgeDialog> = {
  args: { selection: { isAll: true, rows: [], count: 312 } },
  decorators: [withPreview(300, 12)],
}
export const AllLeftOut: Story<typeof NudgeDialog> = { decorators: [withPreview(0, 1)] }
export const Loading: Story<typeof NudgeDialog> = {
  decorators: [withServer([neverRespond('placement', 'previewNudgeInterns')], sampleOperator)],
}
export const Failed: Story<typeof NudgeDialog> = {
  decorators: [
    withServer([failWith('placement', 'previewNudgeInterns', { status: 500 })], sampleOperator),
  ],
}
