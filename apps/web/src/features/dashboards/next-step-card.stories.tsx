import { longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { respondWith, withServer } from '../../testing/fake-server.tsx'
import { noUpdates, sampleTask } from '../../testing/samples/dashboards.ts'
import { samplePlan } from '../../testing/samples/plans.ts'
import { newMember, sampleCompanyUser, sampleMember } from '../../testing/samples/users.ts'
import { NextStepCard } from './next-step-card.tsx'

const tasks = (['INTEREST', 'OFFER_TO_REVISE', 'FEEDBACK_DUE', 'WEEK_DUE'] as const).map(
  (kind, at) => ({ ...sampleTask, kind, link: `/company/hiring/${at}` }),
)
const withPlans = (count: number, isPublished = count > 0) =>
  withServer(
    [
      respondWith('companies', 'listChecklist', [
        { item: 'plan', is_done: isPublished, link: '/company/internship-requirement/new' },
      ]),
      respondWith(
        'plans',
        'listPlans',
        Array.from({ length: count }, () => samplePlan),
      ),
    ],
    sampleMember,
  )

const meta: StoryMeta<typeof NextStepCard> = {
  component: NextStepCard,
  args: { updates: { ...noUpdates, waits: tasks, waits_count: 4 } },
  decorators: [withPlans(1)],
}
export default meta

export const Tasks: Story<typeof NextStepCard> = {}
export const Overdue: Story<typeof NextStepCard> = {
  args: {
    updates: {
      ...noUpdates,
      waits: [{ ...sampleTask, due: '2026-11-20T09:00:00Z' }],
      waits_count: 1,
    },
  },
}
export const LongText: Story<typeof NextStepCard> = {
  args: {
    updates: {
      ...noUpdates,
      waits: [{ ...sampleTask, name: longWord, plan_name: longText, due: null }],
      waits_count: 1,
    },
  },
}
export const OthersAct: Story<typeof NextStepCard> = {
  args: {
    updates: {
      ...noUpdates,
      others: {
        interviews_with_interns: 2,
        claims_with_others: 1,
        offers_in_review: 1,
        offers_with_interns: 3,
        enrolments_with_interns: 1,
      },
    },
  },
}
export const Nothing: Story<typeof NextStepCard> = { args: { updates: noUpdates } }
export const NoPlans: Story<typeof NextStepCard> = {
  args: { updates: noUpdates },
  decorators: [withPlans(0)],
}
export const OnlyDraft: Story<typeof NextStepCard> = {
  args: { updates: noUpdates },
  decorators: [withPlans(1, false)],
}
export const NotApproved: Story<typeof NextStepCard> = {
  args: { updates: noUpdates },
  decorators: [
    withServer(
      [
        respondWith('plans', 'listPlans', []),
        respondWith('companies', 'listChecklist', []),
        respondWith('companies', 'getCompanyUser', sampleCompanyUser),
      ],
      newMember,
    ),
  ],
}
