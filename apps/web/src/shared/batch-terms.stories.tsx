import { longText } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { sampleBatch } from '../testing/samples/batches.ts'
import { BatchTerms } from './batch-terms.tsx'

const meta: StoryMeta<typeof BatchTerms> = { component: BatchTerms, args: { batch: sampleBatch } }
export default meta

const partner = {
  partner_id: 'partner',
  slug: 'school',
  name: 'Harbour School',
  introduction: null,
}

export const InternPays: Story<typeof BatchTerms> = {}
export const PartnerPays: Story<typeof BatchTerms> = {
  args: { batch: { ...sampleBatch, payer: 'B2B', price: null, partner } },
}
export const Free: Story<typeof BatchTerms> = {
  args: { batch: { ...sampleBatch, price: null, programme_start: null, placement_deadline: null } },
}
export const LongText: Story<typeof BatchTerms> = {
  args: {
    batch: { ...sampleBatch, payer: 'B2B', price: null, partner: { ...partner, name: longText } },
  },
}
