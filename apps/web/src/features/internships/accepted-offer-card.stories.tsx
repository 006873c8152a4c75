import { openByButton } from '@fledge/ui/testing/play.ts'
import { longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { acceptedOffer } from '../../testing/samples/internships.ts'
import { sampleIntern } from '../../testing/samples/users.ts'
import { AcceptedOfferCard } from './accepted-offer-card.tsx'

const plan = {
  io_id: 'plan',
  name: 'Product design',
  company_name: 'Aurora Labs',
  description: longText,
  responsibilities: 'Draw sketches',
  job_description: '',
  hours_a_week: 32,
  place: 'HYBRID',
  city: 'London',
  time_zone: 'Europe/London',
  working_from: '09:00',
  working_to: '17:00',
  duration_min: 8,
  duration_max: 16,
  start_month: '2027-03',
  stipend_amount: null,
  stipend_currency: null,
  projects: [{ id: 'project', name: longWord, description: longText }],
}
const offer = respondWith('internships', 'internshipOffer', acceptedOffer)

const meta: StoryMeta<typeof AcceptedOfferCard> = {
  component: AcceptedOfferCard,
  args: { internship: 'internship' },
}
export default meta

export const Agreed: Story<typeof AcceptedOfferCard> = {
  decorators: [withServer([offer], sampleIntern)],
}
export const Unpaid: Story<typeof AcceptedOfferCard> = {
  decorators: [
    withServer(
      [
        respondWith('internships', 'internshipOffer', {
          ...acceptedOffer,
          role: longText,
          plan_name: longWord,
          stipend_amount: null,
        }),
      ],
      sampleIntern,
    ),
  ],
}
export const PlanOpened: Story<typeof AcceptedOfferCard> = {
  decorators: [withServer([offer, respondWith('internships', 'getIoDetails', plan)], sampleIntern)],
  play: openByButton('dialog[open] section, dialog[open] h3'),
}
export const Loading: Story<typeof AcceptedOfferCard> = {
  decorators: [withServer([neverRespond('internships', 'internshipOffer')], sampleIntern)],
}
export const Failed: Story<typeof AcceptedOfferCard> = {
  decorators: [
    withServer([failWith('internships', 'internshipOffer', { status: 500 })], sampleIntern),
  ],
}
