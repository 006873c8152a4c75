import { press } from '@fledge/ui/testing/play.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { longInternBrief, longPlanBrief } from '../../testing/samples/briefs.ts'
import { agreed, companyInterview, inPast } from '../../testing/samples/interviews.ts'
import { sampleLookups } from '../../testing/samples/lookups.ts'
import { samplePoc } from '../../testing/samples/members.ts'
import { sampleMember } from '../../testing/samples/users.ts'
import { InterviewsPart } from './interviews-part.tsx'

const pocs = respondWith('members', 'listPocs', [samplePoc])
const withInterviews = (...rows: readonly Partial<typeof companyInterview>[]) =>
  withServer(
    [
      pocs,
      respondWith(
        'interviews',
        'listCompanyInterviews',
        rows.map((row, at) => ({ ...companyInterview, interview_id: `interview-${at}`, ...row })),
      ),
    ],
    sampleMember,
  )

const meta: StoryMeta<typeof InterviewsPart> = { component: InterviewsPart }
export default meta

export const Interviews: Story<typeof InterviewsPart> = {
  decorators: [
    withInterviews(
      {},
      agreed,
      { status: 'RESCHEDULE_REQUESTED_BY_INTERN' },
      { status: 'UNAVAILABLE', slots: [], answer_by: null },
      { ...inPast, intern: longInternBrief, plan: longPlanBrief },
    ),
  ],
}
export const Filtered: Story<typeof InterviewsPart> = {
  decorators: [withInterviews()],
  parameters: {
    address: '/?search=amara&status=CONFIRMED&interviewer=member&from=2026-11-01&to=2026-12-01',
  },
}
export const Interviewer: Story<typeof InterviewsPart> = {
  decorators: [
    withServer(
      [
        pocs,
        respondWith('interviews', 'listCompanyInterviews', [companyInterview]),
        respondWith('members', 'getPoc', samplePoc),
        ...sampleLookups,
      ],
      sampleMember,
    ),
  ],
  play: press('li button', 'dialog[open]'),
}
export const Empty: Story<typeof InterviewsPart> = { decorators: [withInterviews()] }
export const Loading: Story<typeof InterviewsPart> = {
  decorators: [
    withServer([pocs, neverRespond('interviews', 'listCompanyInterviews')], sampleMember),
  ],
}
export const Failed: Story<typeof InterviewsPart> = {
  decorators: [
    withServer(
      [pocs, failWith('interviews', 'listCompanyInterviews', { status: 500 })],
      sampleMember,
    ),
  ],
}
