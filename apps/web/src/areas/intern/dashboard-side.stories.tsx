import { longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import {
  failWith,
  type FakeEndpoint,
  neverRespond,
  respondWith,
  withServer,
} from '../../testing/fake-server.tsx'
import { longCompanyBrief } from '../../testing/samples/briefs.ts'
import { internInternship } from '../../testing/samples/internships.ts'
import { receivedOfferRow } from '../../testing/samples/offers.ts'
import { sampleIntern } from '../../testing/samples/users.ts'
import { InternshipCard, OffersCard, ProfileCard, TimesCard } from './dashboard-side.tsx'

const serves = (...endpoints: readonly FakeEndpoint[]) => withServer(endpoints, sampleIntern)

const meta: StoryMeta<typeof OffersCard> = {
  component: OffersCard,
  args: { internId: 'intern' },
}
export default meta

export const Offers: Story<typeof OffersCard> = {
  decorators: [
    serves(
      respondWith('offers', 'listInternOffers', [
        receivedOfferRow,
        { ...receivedOfferRow, offer_id: 'accepted', status: 'ACCEPTED_BY_CANDIDATE' },
        {
          ...receivedOfferRow,
          offer_id: 'expired',
          status: 'EXPIRED',
          role: longText,
          company: { ...receivedOfferRow.company, name: longWord },
        },
      ]),
    ),
  ],
}
export const NoOffers: Story<typeof OffersCard> = {
  decorators: [serves(respondWith('offers', 'listInternOffers', []))],
}
export const OffersLoading: Story<typeof OffersCard> = {
  decorators: [serves(neverRespond('offers', 'listInternOffers'))],
}
export const OffersFailed: Story<typeof OffersCard> = {
  decorators: [serves(failWith('offers', 'listInternOffers', { status: 500 }))],
}

const availability = {
  time_zone: 'Africa/Lagos',
  weekly: [
    { weekday: 1, from: '09:00', to: '12:00' },
    { weekday: 1, from: '14:00', to: '18:00' },
    { weekday: 4, from: '09:00', to: '17:00' },
  ],
  exceptions: [],
  saved_at: null,
}
const renderTimes = () => <TimesCard />
export const Times: Story<typeof OffersCard> = {
  render: renderTimes,
  decorators: [serves(respondWith('availability', 'getAvailability', availability))],
}
export const NoTimes: Story<typeof OffersCard> = {
  render: renderTimes,
  decorators: [
    serves(respondWith('availability', 'getAvailability', { ...availability, weekly: [] })),
  ],
}
export const TimesLoading: Story<typeof OffersCard> = {
  render: renderTimes,
  decorators: [serves(neverRespond('availability', 'getAvailability'))],
}
export const TimesFailed: Story<typeof OffersCard> = {
  render: renderTimes,
  decorators: [serves(failWith('availability', 'getAvailability', { status: 500 }))],
}

const video = { section: 'VIDEO_PROFILE', page: 'video-profile', field: 'videoAnswers' } as const
const phone = { section: 'PERSONAL_INFORMATION', page: 'personal-information' } as const
const complete = respondWith('applications', 'profileCompletion', {
  percent: 100,
  missing: [],
  optional: [],
})
export const ProfileMissing: Story<typeof OffersCard> = {
  render: () => <ProfileCard isSeen={false} />,
  decorators: [
    serves(
      respondWith('applications', 'profileCompletion', {
        percent: 60,
        missing: [{ ...phone, field: 'phone' }, video],
        optional: [{ section: 'RESUME_PROFILE', page: 'resume-profile', field: 'portfolio' }],
      }),
    ),
  ],
}
export const ProfileSeen: Story<typeof OffersCard> = {
  render: () => <ProfileCard isSeen />,
  decorators: [serves(complete)],
}
export const ProfileNotSeenYet: Story<typeof OffersCard> = {
  render: () => <ProfileCard isSeen={false} />,
  decorators: [serves(complete)],
}
export const ProfileLoading: Story<typeof OffersCard> = {
  render: () => <ProfileCard isSeen />,
  decorators: [serves(neverRespond('applications', 'profileCompletion'))],
}
export const ProfileFailed: Story<typeof OffersCard> = {
  render: () => <ProfileCard isSeen />,
  decorators: [serves(failWith('applications', 'profileCompletion', { status: 500 }))],
}

const renderInternships = () => <InternshipCard />
const noneComplete = respondWith('internships', 'listCompleteInternships', [])
const noneUpcoming = respondWith('internships', 'listUpcomingInternships', [])
export const Internships: Story<typeof OffersCard> = {
  render: renderInternships,
  decorators: [
    serves(
      respondWith('internships', 'listOngoingInternships', [internInternship]),
      respondWith('internships', 'listUpcomingInternships', [
        {
          ...internInternship,
          internship_id: 'upcoming',
          status: 'UPCOMING',
          starts_on: '2027-03-01',
          company: longCompanyBrief,
          role: longText,
        },
      ]),
      respondWith('internships', 'listCompleteInternships', [
        { ...internInternship, internship_id: 'complete', status: 'COMPLETE', weeks_done: 6 },
      ]),
    ),
  ],
}
export const NoInternship: Story<typeof OffersCard> = {
  render: renderInternships,
  decorators: [
    serves(respondWith('internships', 'listOngoingInternships', []), noneUpcoming, noneComplete),
  ],
}
export const InternshipsLoading: Story<typeof OffersCard> = {
  render: renderInternships,
  decorators: [
    serves(neverRespond('internships', 'listOngoingInternships'), noneUpcoming, noneComplete),
  ],
}
export const InternshipsFailed: Story<typeof OffersCard> = {
  render: renderInternships,
  decorators: [
    serves(
      failWith('internships', 'listOngoingInternships', { status: 500 }),
      noneUpcoming,
      noneComplete,
    ),
  ],
}
