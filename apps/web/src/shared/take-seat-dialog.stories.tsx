import { ignore, longText } from '@fledge/ui/testing/samples.ts'
import { waitFor } from '@fledge/ui/testing/play.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { sampleBatch } from '../testing/samples/batches.ts'
import { TakeSeatDialog } from './take-seat-dialog.tsx'

const meta: StoryMeta<typeof TakeSeatDialog> = {
  component: TakeSeatDialog,
  args: { batch: sampleBatch, startMonth: null, busy: false, onAccept: ignore, onClose: ignore },
  play: waitFor('dialog[open]'),
}
export default meta

export const Plain: Story<typeof TakeSeatDialog> = {}
export const Busy: Story<typeof TakeSeatDialog> = { args: { busy: true } }
export const MonthMoves: Story<typeof TakeSeatDialog> = { args: { startMonth: '01/2020' } }
export const WithPartner: Story<typeof TakeSeatDialog> = {
  args: {
    batch: {
      ...sampleBatch,
      name: longText,
      partner: { partner_id: 'partner', slug: 'school', name: longText, introduction: null },
    },
  },
}
