import { offerStatuses } from '@fledge/domain/offers/types.ts'
import { longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleOffer } from '../../testing/samples/offers.ts'
import { sampleMember } from '../../testing/samples/users.ts'
import { CandidateOffers } from './candidate-offers.tsx'

const withOffers = (offers: (typeof sampleOffer)[]) =>
  withServer([respondWith('offers', 'listCandidatureOffers', offers)], sampleMember)

const meta: StoryMeta<typeof CandidateOffers> = {
  component: CandidateOffers,
  args: { candidature: 'candidature' },
}
export default meta

export const EachStatus: Story<typeof CandidateOffers> = {
  decorators: [
    withOffers(
      offerStatuses.map((status, at) => ({
        ...sampleOffer,
        offer_id: `offer-${at}`,
        status,
        version: offerStatuses.length - at,
      })),
    ),
  ],
}
export const LongText: Story<typeof CandidateOffers> = {
  decorators: [withOffers([{ ...sampleOffer, role: longWord }])],
}
export const Empty: Story<typeof CandidateOffers> = { decorators: [withOffers([])] }
export const Loading: Story<typeof CandidateOffers> = {
  decorators: [withServer([neverRespond('offers', 'listCandidatureOffers')], sampleMember)],
}
export const Failed: Story<typeof CandidateOffers> = {
  decorators: [
    withServer([failWith('offers', 'listCandidatureOffers', { status: 500 })], sampleMember),
  ],
}
