import { longText } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { longInternBrief, longPlanBrief } from '../../testing/samples/briefs.ts'
import { sampleUpdate } from '../../testing/samples/dashboards.ts'
import { agreed, companyInterview } from '../../testing/samples/interviews.ts'
import { sampleMember } from '../../testing/samples/users.ts'
import { UpcomingInterviewsCard, UpdatesCard } from './hiring-cards.tsx'

const withInterviews = (...rows: readonly (typeof companyInterview)[]) =>
  withServer([respondWith('interviews', 'upcomingInterviews', [...rows])], sampleMember)

const meta: StoryMeta<typeof UpcomingInterviewsCard> = { component: UpcomingInterviewsCard }
export default meta

export const Interviews: Story<typeof UpcomingInterviewsCard> = {
  decorators: [
    withInterviews(
      { ...companyInterview, ...agreed },
      { ...companyInterview, interview_id: 'proposed' },
      {
        ...companyInterview,
        interview_id: 'suggested',
        status: 'RESCHEDULE_REQUESTED_BY_INTERN',
        may: { ...companyInterview.may, choose: true },
      },
    ),
  ],
}
export const LongText: Story<typeof UpcomingInterviewsCard> = {
  decorators: [
    withInterviews({
      ...companyInterview,
      ...agreed,
      intern: longInternBrief,
      plan: longPlanBrief,
    }),
  ],
}
export const Empty: Story<typeof UpcomingInterviewsCard> = { decorators: [withInterviews()] }
export const Loading: Story<typeof UpcomingInterviewsCard> = {
  decorators: [withServer([neverRespond('interviews', 'upcomingInterviews')], sampleMember)],
}
export const Failed: Story<typeof UpcomingInterviewsCard> = {
  decorators: [
    withServer([failWith('interviews', 'upcomingInterviews', { status: 500 })], sampleMember),
  ],
}
const moves = ['express', 'scheduleInterview', 'sendOffer', 'hire', 'withdraw']
export const Updates: Story<typeof UpcomingInterviewsCard> = {
  render: () => (
    <UpdatesCard
      updates={moves.map((move, at) => ({ ...sampleUpdate, id: at, move, plan_name: longText }))}
    />
  ),
  decorators: [withServer([], sampleMember)],
}
export const NoUpdates: Story<typeof UpcomingInterviewsCard> = {
  render: () => <UpdatesCard updates={[]} />,
  decorators: [withServer([], sampleMember)],
}
