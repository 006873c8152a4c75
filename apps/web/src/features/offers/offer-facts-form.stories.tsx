import { enterText, submit, waitForElement, waitForText } from '@fledge/ui/testing/play.ts'
import { ignore, longText } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, respondWith, withServer } from '../../testing/fake-server.tsx'
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
// The step is only sent with valid ids.
const candidature_id = '0198c0de-0000-7000-8000-000000000001'
export const CompanyChangedByColleague: Story<typeof OfferFactsForm> = {
  args: {
    about: { ...offerApplication, candidature_id },
    offer: { ...sampleOffer, candidature_id, projects: [] },
    companyDetails: savedDetails,
  },
  decorators: [
    withServer(
      [
        ...endpoints,
        failWith('candidatures', 'saveCandidatureCompany', {
          status: 409,
          code: 'CONFLICT',
          fields: { signatory_title: 'Grace Lin changed this in the meantime.' },
        }),
        respondWith('candidatures', 'getCandidatureCompany', {
          ...savedDetails,
          signatory_title: 'Design director',
        }),
      ],
      sampleMember,
    ),
  ],
  play: async () => {
    await enterText('[name="signatory_title"]', 'Chief designer')
    const form = await waitForElement('form')
    if (form instanceof HTMLFormElement) form.requestSubmit()
    await waitForText('Design director')
  },
}
