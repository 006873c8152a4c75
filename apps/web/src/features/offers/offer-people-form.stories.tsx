import { submit } from '@fledge/ui/testing/play.ts'
import { ignore, longText } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { draftOffer, offerApplication } from '../../testing/samples/offers.ts'
import { OfferPeopleForm } from './offer-people-form.tsx'

const meta: StoryMeta<typeof OfferPeopleForm> = {
  component: OfferPeopleForm,
  args: { about: offerApplication, offer: draftOffer, onSaved: ignore, onBack: ignore },
}
export default meta

export const OneSupervisor: Story<typeof OfferPeopleForm> = {}
export const TwoSupervisors: Story<typeof OfferPeopleForm> = {
  args: {
    offer: {
      ...draftOffer,
      second_supervisor: draftOffer.supervisor && {
        ...draftOffer.supervisor,
        member_id: 'other',
        name: longText,
      },
    },
  },
}
export const Wrong: Story<typeof OfferPeopleForm> = {
  args: {
    about: { ...offerApplication, people: [] },
    offer: { ...draftOffer, supervisor: null },
  },
  play: submit,
}
