import { longText } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { samplePlan } from '../../testing/samples/plans.ts'
import { sampleMember } from '../../testing/samples/users.ts'
import { PlanConflictCard } from './plan-conflict-card.tsx'
import type { Plan } from './plan-form.ts'
import { toPlanValues } from './plan-form.ts'
import { usePlanSaving } from './use-plan-saving.ts'

const conflicts = [
  { field: 'name', theirs: longText, message: 'Grace Lin changed this.' },
  { field: 'skill_ids', theirs: [1], message: 'Grace Lin changed this.' },
  { field: 'stipend_amount', theirs: 50_000, message: 'Grace Lin changed this.' },
]

function Conflicts({ plan }: { readonly plan: Plan }) {
  const saving = usePlanSaving({
    loaded: plan,
    initial: toPlanValues(plan, 'Europe/London', 'member'),
    keepWhole: false,
  })
  return <PlanConflictCard saving={{ ...saving, conflicts }} />
}

const meta: StoryMeta<typeof PlanConflictCard> = {
  component: PlanConflictCard,
  decorators: [withServer([], sampleMember)],
  render: () => <Conflicts plan={samplePlan} />,
}
export default meta

export const Conflicting: Story<typeof PlanConflictCard> = {}
