import { paths } from '@fledge/contract/paths.ts'
import type { PlanEvent, PublishedPlan } from '@fledge/contract/plans/plan-page-schema.ts'
import type { ContentHiding } from '@fledge/contract/reports/hiding-schema.ts'
import { longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { publicPlan } from '../../testing/samples/companies.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import OperatorPlanScreen from './plan-screen.tsx'

const at = '2026-11-24T09:00:00Z'
const plan: PublishedPlan = {
  ...publicPlan,
  status: 'ACTIVE',
  paused_reason: null,
  is_taken_down: false,
  company_id: 'company',
  company_name: 'Aurora Labs',
  company_time_zone: 'Europe/London',
  openings: 3,
  openings_taken: 1,
  published_at: at,
  updated_at: at,
  candidates: 4,
  internships: 1,
  may: { take_down: true },
}
const published: PlanEvent = {
  id: '1',
  at,
  machine: 'plan',
  move: 'publish',
  actor_kind: 'company',
  actor_name: 'Hannah Clarke',
  reason: null,
  note: null,
}
const takenDown: PublishedPlan = {
  ...plan,
  is_taken_down: true,
  may: { take_down: 'hidings.refused.hidden' },
}
const hidden: ContentHiding = {
  hiding_id: 'hiding',
  status: 'HIDDEN',
  kind: 'PLAN',
  part: 'plan',
  name: 'Product design · Aurora Labs',
  user_id: null,
  company_id: 'company',
  plan_id: plan.plan_id,
  reason: 'CONTACT',
  note: 'It asks interns to pay a deposit.',
  hidden_text: plan.description,
  hidden_by_name: 'Vera Ito',
  created_at: '2026-11-25T09:00:00Z',
  request_note: null,
  requested_at: null,
  due_at: null,
  owner: null,
  decided_at: null,
  decision_reason: null,
  may: { uphold: 'errors.ILLEGAL_TRANSITION', restore: true },
}
const hidingEvent: PlanEvent = {
  ...published,
  id: '2',
  at: hidden.created_at,
  machine: 'contentHiding',
  move: 'hide',
  actor_kind: 'operator',
  actor_name: 'Vera Ito',
  note: hidden.note,
}
const appealed: ContentHiding = {
  ...hidden,
  status: 'APPEALED',
  request_note: 'There is no deposit. We removed the sentence.',
  requested_at: '2026-11-26T09:00:00Z',
  due_at: '2026-12-01T09:00:00Z',
  may: { uphold: 'hidings.refused.ownHiding', restore: 'hidings.refused.ownHiding' },
}

interface Shown {
  readonly plan?: PublishedPlan
  readonly hidings?: readonly ContentHiding[]
  readonly events?: readonly PlanEvent[]
}
const withPlan = ({ plan: shown = plan, hidings = [], events = [published] }: Shown) =>
  withServer(
    [
      respondWith('plans', 'getPlanPage', shown),
      respondWith('plans', 'listPlanEvents', [...events]),
      respondWith('reports', 'listContentHidings', [...hidings]),
      respondWith('pendingActs', 'listPendingActs', []),
    ],
    sampleOperator,
  )

const meta: StoryMeta<typeof OperatorPlanScreen> = {
  component: OperatorPlanScreen,
  decorators: [withPlan({})],
  parameters: { address: '/operator/plans/plan', route: paths.operator.plan },
}
export default meta

export const Published: Story<typeof OperatorPlanScreen> = {}
/** Paused by the system, without candidates, responsibilities or events. */
export const Empty: Story<typeof OperatorPlanScreen> = {
  decorators: [
    withPlan({
      plan: {
        ...plan,
        status: 'PAUSED',
        paused_reason: 'SILENCE',
        responsibilities: '',
        candidates: 0,
        internships: 0,
      },
      events: [],
    }),
  ],
}
export const Pending: Story<typeof OperatorPlanScreen> = {
  decorators: [
    withServer(
      [
        respondWith('plans', 'getPlanPage', {
          ...plan,
          may: { take_down: 'pendingActs.refused.pending' },
        }),
        respondWith('plans', 'listPlanEvents', [published]),
        respondWith('reports', 'listContentHidings', []),
        respondWith('pendingActs', 'listPendingActs', [
          {
            act_id: 'act',
            act: 'takeDownPlan',
            kind: 'HIDING',
            subject_id: plan.plan_id,
            name: 'Aurora Labs',
            count: 1,
            actor_name: 'Vera Ito',
            is_own: true,
            due_at: '2026-11-26T12:00:10Z',
            failure: null,
            may: { undo: true },
          },
        ]),
      ],
      sampleOperator,
    ),
  ],
}
export const Hidden: Story<typeof OperatorPlanScreen> = {
  decorators: [withPlan({ plan: takenDown, hidings: [hidden], events: [hidingEvent, published] })],
}
export const Appealed: Story<typeof OperatorPlanScreen> = {
  decorators: [
    withPlan({ plan: takenDown, hidings: [appealed], events: [hidingEvent, published] }),
  ],
}
export const Restored: Story<typeof OperatorPlanScreen> = {
  decorators: [
    withPlan({
      hidings: [
        {
          ...hidden,
          status: 'RESTORED',
          decided_at: '2026-11-26T09:00:00Z',
          decision_reason: 'The sentence is gone.',
        },
      ],
    }),
  ],
}
export const LongText: Story<typeof OperatorPlanScreen> = {
  decorators: [
    withPlan({
      plan: {
        ...takenDown,
        name: longWord,
        company_name: longText,
        description: longText.repeat(6),
        responsibilities: longWord,
        skills: [longWord, longText],
      },
      hidings: [{ ...appealed, note: longText, request_note: longWord, hidden_by_name: longText }],
      events: [{ ...hidingEvent, note: longText }],
    }),
  ],
}
export const Loading: Story<typeof OperatorPlanScreen> = {
  decorators: [withServer([neverRespond('plans', 'getPlanPage')], sampleOperator)],
}
export const Missing: Story<typeof OperatorPlanScreen> = {
  decorators: [withServer([failWith('plans', 'getPlanPage', { status: 404 })], sampleOperator)],
}
export const Failed: Story<typeof OperatorPlanScreen> = {
  decorators: [withServer([failWith('plans', 'getPlanPage', { status: 500 })], sampleOperator)],
}
