import { CompanyLogo } from '@fledge/ui/person.tsx'
import { waitForText } from '@fledge/ui/testing/play.ts'
import { longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { receivedOffer } from '../../testing/samples/offers.ts'
import { OfferLetter } from './offer-letter.tsx'

const meta: StoryMeta<typeof OfferLetter> = {
  component: OfferLetter,
  args: {
    offer: receivedOffer,
    name: 'Amara',
    logo: <CompanyLogo name="Aurora Labs" logo={null} size={56} />,
    from: 'Aurora Labs',
    where: 'London, Britain',
  },
}
export default meta

export const Paid: Story<typeof OfferLetter> = {}
export const UnpaidAndShort: Story<typeof OfferLetter> = {
  args: {
    offer: {
      ...receivedOffer,
      note: '',
      place: 'REMOTE',
      city: null,
      stipend_amount: null,
      projects: [],
      supervisor: null,
    },
  },
  play: () => waitForText('We’d like to offer you this internship.'),
}
export const LongText: Story<typeof OfferLetter> = {
  args: {
    name: longWord,
    from: longWord,
    where: longText,
    offer: {
      ...receivedOffer,
      role: longText,
      note: longText.repeat(8),
      city: longWord,
      projects: [{ id: 'project', name: longText }],
      second_supervisor: receivedOffer.supervisor && {
        ...receivedOffer.supervisor,
        member_id: 'other',
        name: longWord,
        job_title: longText,
      },
    },
  },
}
