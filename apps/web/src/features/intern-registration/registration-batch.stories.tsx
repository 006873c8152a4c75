import { ignore, longText } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { sampleBatch } from '../../testing/samples/batches.ts'
import { RegistrationBatchNotice } from './registration-batch.tsx'

const noBatch = { batch: undefined, closed: undefined, own: undefined, choose: ignore }
const fullBatch = {
  ...sampleBatch,
  state: 'FULL',
  closed_page: 'registration-closed',
  seats_left: 0,
} as const

const meta: StoryMeta<typeof RegistrationBatchNotice> = { component: RegistrationBatchNotice }
export default meta

export const Open: Story<typeof RegistrationBatchNotice> = {
  args: { coming: { ...noBatch, batch: sampleBatch } },
}
export const Full: Story<typeof RegistrationBatchNotice> = {
  args: { coming: { ...noBatch, closed: fullBatch } },
}
export const Over: Story<typeof RegistrationBatchNotice> = {
  args: { coming: { ...noBatch, closed: { ...sampleBatch, state: 'ENDED' } } },
}
export const FullWithSuggestion: Story<typeof RegistrationBatchNotice> = {
  args: { coming: { ...noBatch, closed: fullBatch, own: sampleBatch } },
}
export const Suggested: Story<typeof RegistrationBatchNotice> = {
  args: { coming: { ...noBatch, own: sampleBatch } },
}
const longBatch = { ...sampleBatch, name: longText }
export const LongText: Story<typeof RegistrationBatchNotice> = {
  render: () => (
    <>
      <RegistrationBatchNotice coming={{ ...noBatch, batch: longBatch }} />
      <RegistrationBatchNotice coming={{ ...noBatch, closed: longBatch, own: longBatch }} />
    </>
  ),
}
