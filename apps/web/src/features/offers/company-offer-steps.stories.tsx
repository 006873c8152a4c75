import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import {
  draftOffer,
  missingDetails,
  offerApplication,
  offerBatch,
  sampleOffer,
} from '../../testing/samples/offers.ts'
import { sampleMember } from '../../testing/samples/users.ts'
import { CompanyOfferSteps } from './company-offer-steps.tsx'

const meta: StoryMeta<typeof CompanyOfferSteps> = { component: CompanyOfferSteps }
export default meta

const withOffers = (offers: readonly (typeof sampleOffer)[], about = offerApplication) =>
  withServer(
    [
      respondWith('offers', 'getOfferApplication', about),
      respondWith('offers', 'listCandidatureOffers', [...offers]),
      respondWith('candidatures', 'getCandidatureCompany', missingDetails),
      respondWith('offers', 'getOfferBatch', offerBatch),
    ],
    sampleMember,
  )

export const Incomplete: Story<typeof CompanyOfferSteps> = {
  decorators: [withOffers([{ ...draftOffer, missing: ['supervisor'] }])],
}
export const ChangesRequested: Story<typeof CompanyOfferSteps> = {
  decorators: [
    withOffers([
      { ...draftOffer, status: 'NEEDS_REVISION', comments: 'The stipend is below the minimum.' },
    ]),
  ],
}
export const Expired: Story<typeof CompanyOfferSteps> = {
  decorators: [withOffers([{ ...sampleOffer, status: 'EXPIRED' }])],
}
export const NotAllowed: Story<typeof CompanyOfferSteps> = {
  decorators: [
    withOffers([], { ...offerApplication, may: { draft: 'offers.refused.notInterviewed' } }),
  ],
}
export const Loading: Story<typeof CompanyOfferSteps> = {
  decorators: [withServer([neverRespond('offers', 'getOfferApplication')], sampleMember)],
}
export const Missing: Story<typeof CompanyOfferSteps> = {
  decorators: [
    withServer([failWith('offers', 'getOfferApplication', { status: 404 })], sampleMember),
  ],
}
