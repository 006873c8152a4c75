import { waitFor } from '@fledge/ui/testing/play.ts'
import { longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { longInternBrief, longPlanBrief } from '../../testing/samples/briefs.ts'
import { agreed, companyInterview, inPast, sampleClaim } from '../../testing/samples/interviews.ts'
import { explanationOwed, nothingMissed } from '../../testing/samples/no-shows.ts'
import { sampleSupport } from '../../testing/samples/settings.ts'
import { sampleMember } from '../../testing/samples/users.ts'
import { CompanyInterviews } from './company-interviews.tsx'

type Interview = typeof companyInterview

const withInterviews = (...interviews: readonly Partial<Interview>[]) =>
  withServer(
    [
      respondWith(
        'interviews',
        'listCandidatureInterviews',
        interviews.map((interview, at) => ({
          ...companyInterview,
          interview_id: `interview-${at}`,
          ...interview,
        })),
      ),
      ...nothingMissed,
      ...sampleSupport,
    ],
    sampleMember,
  )
const may = companyInterview.may

const meta: StoryMeta<typeof CompanyInterviews> = {
  component: CompanyInterviews,
  args: { candidature: 'candidature', intern: 'intern', plan: 'plan' },
}
export default meta

export const Ahead: Story<typeof CompanyInterviews> = {
  decorators: [
    withInterviews(
      { may: { ...may, reschedule: 'refused.adminOnly', cancel: 'refused.adminOnly' } },
      agreed,
      { status: 'RESCHEDULE_REQUESTED_BY_HC' },
    ),
  ],
}
export const TimesSuggestedByIntern: Story<typeof CompanyInterviews> = {
  decorators: [
    withInterviews({ status: 'RESCHEDULE_REQUESTED_BY_INTERN', may: { ...may, choose: true } }),
  ],
  parameters: { address: '/?do=choose' },
  play: waitFor('dialog[open]'),
}
export const Past: Story<typeof CompanyInterviews> = {
  decorators: [
    withInterviews(
      {
        ...inPast,
        notes: 'Showed her portfolio.',
        no_show: sampleClaim,
        may: { ...may, withdrawClaim: true },
      },
      {
        ...inPast,
        status: 'COMPLETED',
        attendance: { company: true, intern: true },
        feedback: {
          attended: true,
          rating: 4,
          strengths: 'Clear explanations',
          decision: 'OFFER',
          note: longText,
          created_at: '2026-11-24T18:00:00Z',
        },
      },
      { status: 'CANCELLED_BY_INTERN', end_reason: 'ILL', end_note: longText },
      { status: 'REJECTED' },
      { status: 'UNAVAILABLE', slots: [] },
    ),
  ],
}
export const DisputeLate: Story<typeof CompanyInterviews> = {
  decorators: [
    withInterviews({
      ...inPast,
      no_show: {
        ...sampleClaim,
        contested_at: '2026-11-20T15:00:00Z',
        turn: 'operator',
        due_at: '2026-11-24T15:00:00Z',
      },
    }),
  ],
}
export const ExplanationOwed: Story<typeof CompanyInterviews> = {
  decorators: [
    withServer(
      [
        respondWith('interviews', 'listCandidatureInterviews', [companyInterview]),
        ...explanationOwed,
      ],
      sampleMember,
    ),
  ],
}
export const LongText: Story<typeof CompanyInterviews> = {
  decorators: [
    withInterviews({
      intern: longInternBrief,
      plan: longPlanBrief,
      meeting_link: `https://example.com/${longWord}`,
      notes: longText,
    }),
  ],
}
export const Empty: Story<typeof CompanyInterviews> = { decorators: [withInterviews()] }
export const Loading: Story<typeof CompanyInterviews> = {
  decorators: [
    withServer(
      [neverRespond('interviews', 'listCandidatureInterviews'), ...nothingMissed],
      sampleMember,
    ),
  ],
}
export const Failed: Story<typeof CompanyInterviews> = {
  decorators: [
    withServer(
      [failWith('interviews', 'listCandidatureInterviews', { status: 500 }), ...nothingMissed],
      sampleMember,
    ),
  ],
}
