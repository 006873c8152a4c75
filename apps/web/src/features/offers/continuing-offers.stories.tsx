import { openByButton } from '@fledge/ui/testing/play.ts'
import { longText } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, respondWith, withServer } from '../../testing/fake-server.tsx'
import { longInternBrief } from '../../testing/samples/briefs.ts'
import { sampleOffer } from '../../testing/samples/offers.ts'
import { sampleMember } from '../../testing/samples/users.ts'
import { ContinuingOffers } from './continuing-offers.tsx'

const meta: StoryMeta<typeof ContinuingOffers> = { component: ContinuingOffers }
export default meta

const offers = respondWith('offers', 'listOffers', [
  sampleOffer,
  {
    ...sampleOffer,
    offer_id: 'other',
    status: 'IN_REVIEW',
    role: longText,
    intern: longInternBrief,
  },
])

export const Offers: Story<typeof ContinuingOffers> = {
  decorators: [withServer([offers], sampleMember)],
}
export const Letter: Story<typeof ContinuingOffers> = {
  decorators: [
    withServer(
      [offers, respondWith('offers', 'listCandidatureOffers', [sampleOffer])],
      sampleMember,
    ),
  ],
  play: openByButton('dialog[open]'),
}
export const LetterFailed: Story<typeof ContinuingOffers> = {
  decorators: [
    withServer(
      [offers, failWith('offers', 'listCandidatureOffers', { status: 500 })],
      sampleMember,
    ),
  ],
  play: openByButton('dialog[open]'),
}
