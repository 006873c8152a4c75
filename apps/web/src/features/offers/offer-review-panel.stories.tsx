import { ignore, longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { offerUnderReview, revisedVersions } from '../../testing/samples/offers.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { sampleHolder } from '../../testing/samples/waits.ts'
import { storyNow } from '../../testing/story-time.ts'
import { OfferReviewPanel } from './offer-review-panel.tsx'

const meta: StoryMeta<typeof OfferReviewPanel> = {
  component: OfferReviewPanel,
  args: { id: 'offer', onDecided: ignore, onReopen: ignore, isOpen: true },
}
export default meta

const withOffer = (offer: Partial<typeof offerUnderReview>) =>
  withServer(
    [respondWith('offers', 'getOfferForReview', { ...offerUnderReview, ...offer })],
    sampleOperator,
  )

export const FirstVersion: Story<typeof OfferReviewPanel> = { decorators: [withOffer({})] }
export const Revised: Story<typeof OfferReviewPanel> = {
  decorators: [withOffer({ version: 2, versions: revisedVersions })],
}
export const BreaksRules: Story<typeof OfferReviewPanel> = {
  decorators: [
    withOffer({
      ends_on: '2027-12-24',
      hours_a_week: 40,
      hours_wished: { plan: null, intern: 20 },
      openings_taken: 3,
      company: { ...offerUnderReview.company, is_trusted: true },
    }),
  ],
}
export const AboutToBeRejected: Story<typeof OfferReviewPanel> = {
  decorators: [
    withOffer({
      pending: {
        act_id: 'act',
        act: 'rejectOffer',
        due_at: storyNow,
        actor_id: 'operator-user',
        actor_name: 'Iris Weber',
      },
    }),
  ],
}
export const WithColleague: Story<typeof OfferReviewPanel> = {
  decorators: [
    withOffer({ owner: sampleHolder, may: { ...offerUnderReview.may, takeOver: true } }),
  ],
}
export const Decided: Story<typeof OfferReviewPanel> = {
  decorators: [
    withOffer({
      status: 'OFFERED',
      may: {
        approve: 'errors.ILLEGAL_TRANSITION',
        requestRevision: 'errors.ILLEGAL_TRANSITION',
        reject: 'errors.ILLEGAL_TRANSITION',
        takeOver: 'waits.refused.unassigned',
      },
    }),
  ],
}
export const LongText: Story<typeof OfferReviewPanel> = {
  decorators: [
    withOffer({
      role: longText,
      note: longWord,
      plan_name: longText,
      company: { ...offerUnderReview.company, name: longWord },
      intern: { ...offerUnderReview.intern, name: longWord },
      projects: [{ id: 'project', name: longText }],
    }),
  ],
}
export const Loading: Story<typeof OfferReviewPanel> = {
  decorators: [withServer([neverRespond('offers', 'getOfferForReview')], sampleOperator)],
}
export const Failed: Story<typeof OfferReviewPanel> = {
  decorators: [
    withServer([failWith('offers', 'getOfferForReview', { status: 500 })], sampleOperator),
  ],
}
