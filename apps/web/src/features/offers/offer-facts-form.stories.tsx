import { submit } from '@fledge/ui/testing/play.ts'
import { ignore, longText } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { respondWith, withServer } from '../../testing/fake-server.tsx'
import {
  missingDetails,
  offerApplication,
  offerBatch,
  sampleOffer,
  savedDetails,
} from '../../testing/samples/offers.ts'
import { sampleColleague, sampleMember } from '../../testing/samples/users.ts'
import { OfferFactsForm } from './offer-facts-form.tsx'

const endpoints = [
  respondWith('offers', 'getOfferBatch', offerBatch),
  respondWith('offers', 'saveOfferIo', {
    candidature_id: 'candidature',
    saved_at: '2026-11-25T10:00:00Z',
  }),
]
const meta: StoryMeta<typeof OfferFactsForm> = {
  component: OfferFactsForm,
  args: {
    about: offerApplication,
    offer: undefined,
    companyDetails: missingDetails,
    onSaved: ignore,
  },
  decorators: [withServer(endpoints, sampleMember)],
}
export default meta

export const New: Story<typeof OfferFactsForm> = {}
export const Existing: Story<typeof OfferFactsForm> = {
  args: { offer: sampleOffer, companyDetails: savedDetails },
}
export const BySupervisor: Story<typeof OfferFactsForm> = {
  decorators: [withServer(endpoints, sampleColleague)],
}
export const Wrong: Story<typeof OfferFactsForm> = {
  args: {
    about: {
      ...offerApplication,
      suggested: null,
      projects: [],
      plan: { ...offerApplication.plan, place: 'REMOTE', hours_a_week: null },
    },
  },
  play: submit,
}
export const LongText: Story<typeof OfferFactsForm> = {
  args: {
    about: {
      ...offerApplication,
      plan_name: longText,
      projects: [{ id: 'project', name: longText }],
    },
  },
}
