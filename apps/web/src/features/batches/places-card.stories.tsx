import { longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { respondWith, withServer } from '../../testing/fake-server.tsx'
import { samplePlaces } from '../../testing/samples/batch-funnel.ts'
import { draftBatch, sampleBatchDetails, samplePartner } from '../../testing/samples/batches.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { PlacesCards } from './places-card.tsx'

const withPlaces = (places: typeof samplePlaces) =>
  withServer([respondWith('batches', 'getBatchPlaces', places)], sampleOperator)
const batchOfPartner = { seats: 120, seats_taken: 106, approved: 60, placed: 24 }

const meta: StoryMeta<typeof PlacesCards> = {
  component: PlacesCards,
  args: { batch: sampleBatchDetails },
  decorators: [withPlaces(samplePlaces)],
}
export default meta

export const Running: Story<typeof PlacesCards> = {}
export const WithoutDates: Story<typeof PlacesCards> = {
  args: { batch: { ...draftBatch, placement_deadline: null } },
  decorators: [withPlaces({ ...samplePlaces, starts: [], waiting: { count: 0, since: null } })],
}
export const DeadlineOver: Story<typeof PlacesCards> = {
  args: { batch: { ...sampleBatchDetails, placement_deadline: '2026-11-01' } },
}
export const PartnerWithSeveral: Story<typeof PlacesCards> = {
  args: { batch: { ...sampleBatchDetails, partner: samplePartner } },
  decorators: [
    withPlaces({
      ...samplePlaces,
      partner_batches: [
        { batch_id: 'batch', name: 'Spring batch', ...batchOfPartner },
        { batch_id: 'other', name: longWord, ...batchOfPartner },
      ],
    }),
  ],
}
