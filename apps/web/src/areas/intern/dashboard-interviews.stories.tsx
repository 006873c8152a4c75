import { interviewStatuses } from '@fledge/domain/interviews/types.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { longCompanyBrief, longPlanBrief } from '../../testing/samples/briefs.ts'
import { agreed, internInterview } from '../../testing/samples/interviews.ts'
import { sampleIntern } from '../../testing/samples/users.ts'
import { InternInterviewsCard } from './dashboard-interviews.tsx'

const withInterviews = (...interviews: readonly (typeof internInterview)[]) =>
  withServer([respondWith('interviews', 'listInternInterviews', [...interviews])], sampleIntern)
const inStatuses = interviewStatuses.map((status) => ({
  ...internInterview,
  interview_id: status,
  status,
  answer_by: null,
}))

const meta: StoryMeta<typeof InternInterviewsCard> = {
  component: InternInterviewsCard,
  args: { internId: 'intern' },
}
export default meta

export const Interviews: Story<typeof InternInterviewsCard> = {
  decorators: [
    withInterviews({ ...internInterview, ...agreed, interview_id: 'agreed' }, internInterview, {
      ...internInterview,
      interview_id: 'own',
      status: 'RESCHEDULE_REQUESTED_BY_INTERN',
      answer_by: '2026-11-27T10:00:00Z',
    }),
  ],
}
export const EachStatus: Story<typeof InternInterviewsCard> = {
  decorators: [withInterviews(...inStatuses.slice(0, 5))],
}
export const EachOtherStatus: Story<typeof InternInterviewsCard> = {
  decorators: [withInterviews(...inStatuses.slice(5))],
}
export const LongText: Story<typeof InternInterviewsCard> = {
  decorators: [
    withInterviews({ ...internInterview, company: longCompanyBrief, plan: longPlanBrief }),
  ],
}
export const Empty: Story<typeof InternInterviewsCard> = { decorators: [withInterviews()] }
export const Loading: Story<typeof InternInterviewsCard> = {
  decorators: [withServer([neverRespond('interviews', 'listInternInterviews')], sampleIntern)],
}
export const Failed: Story<typeof InternInterviewsCard> = {
  decorators: [
    withServer([failWith('interviews', 'listInternInterviews', { status: 500 })], sampleIntern),
  ],
}
