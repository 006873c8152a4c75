import { press } from '@fledge/ui/testing/play.ts'
import { ignore, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { respondWith, withServer } from '../../testing/fake-server.tsx'
import { longInternBrief } from '../../testing/samples/briefs.ts'
import { openSlots, unreadCalendars } from '../../testing/samples/interviews.ts'
import { samplePoc } from '../../testing/samples/members.ts'
import { explanationOwed, nothingMissed } from '../../testing/samples/no-shows.ts'
import { planOption } from '../../testing/samples/plans.ts'
import { sampleMember } from '../../testing/samples/users.ts'
import { ProposeForm } from './propose-form.tsx'

const endpoints = [
  respondWith('members', 'listPocs', [samplePoc]),
  respondWith('browse', 'listOpportunityOptions', [planOption]),
  respondWith('interviews', 'batchOfInterview', {
    batch_id: 'batch',
    name: 'Spring batch',
    programme_start: '2027-03-01',
    programme_end: null,
    partner: 'Harbour School',
    intern_start: '2027-03-01',
    duration_weeks: 12,
  }),
]
const credits = (left: number) =>
  respondWith('credits', 'getInterviewCredit', { granted: 10, held: 1, used: 2, refunded: 0, left })

const meta: StoryMeta<typeof ProposeForm> = {
  component: ProposeForm,
  args: {
    intern: 'intern',
    plan: 'plan',
    slots: openSlots,
    name: 'Amara',
    minutes: 30,
    onMinutes: ignore,
    interviewerIds: null,
    onInterviewers: ignore,
  },
  decorators: [withServer([...endpoints, ...nothingMissed, credits(7)], sampleMember)],
}
export default meta

export const NothingChosen: Story<typeof ProposeForm> = {}
export const Chosen: Story<typeof ProposeForm> = {
  play: press('button[aria-pressed]:not(:disabled)'),
}
export const WithoutPlan: Story<typeof ProposeForm> = { args: { plan: null } }
export const NoCredits: Story<typeof ProposeForm> = {
  decorators: [withServer([...endpoints, ...nothingMissed, credits(0)], sampleMember)],
  play: press('button[aria-pressed]:not(:disabled)'),
}
export const ExplanationOwed: Story<typeof ProposeForm> = {
  decorators: [withServer([...endpoints, ...explanationOwed, credits(7)], sampleMember)],
}
export const NoTimes: Story<typeof ProposeForm> = {
  args: { slots: { ...openSlots, slots: [], unread: unreadCalendars } },
}
export const LongText: Story<typeof ProposeForm> = {
  args: { slots: { ...openSlots, intern: longInternBrief, makes_link: 'GOOGLE' }, name: longWord },
}
