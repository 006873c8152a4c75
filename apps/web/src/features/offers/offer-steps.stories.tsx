import { ignore } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { draftOffer, sampleOffer } from '../../testing/samples/offers.ts'
import { OfferSteps } from './offer-steps.tsx'

const meta: StoryMeta<typeof OfferSteps> = {
  component: OfferSteps,
  args: { current: 'facts', offer: undefined, onStep: ignore },
}
export default meta

export const First: Story<typeof OfferSteps> = {}
export const Second: Story<typeof OfferSteps> = {
  args: { current: 'people', offer: { ...draftOffer, missing: ['supervisor'] } },
}
export const Sent: Story<typeof OfferSteps> = { args: { current: 'send', offer: sampleOffer } }
export const Ended: Story<typeof OfferSteps> = {
  args: { current: 'send', offer: { ...sampleOffer, status: 'EXPIRED' }, onStep: undefined },
}
