import { ignore } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { respondWith, withServer } from '../../testing/fake-server.tsx'
import { samplePlan, waiting } from '../../testing/samples/plans.ts'
import { sampleMember } from '../../testing/samples/users.ts'
import type { Plan } from './plan-form.ts'
import { toPlanValues } from './plan-form.ts'
import { PublishButton } from './publish-button.tsx'
import { usePlanSaving } from './use-plan-saving.ts'

function Publish({
  plan,
  isConflict = false,
}: {
  readonly plan: Plan
  readonly isConflict?: boolean
}) {
  const saving = usePlanSaving({
    loaded: plan,
    initial: toPlanValues(plan, 'Europe/London', 'member'),
    keepWhole: false,
  })
  const conflicts = isConflict ? [{ field: 'name', theirs: 'Other', message: 'Changed.' }] : []
  return <PublishButton form={saving.form} saving={{ ...saving, conflicts }} onWrong={ignore} />
}
const withPlan = (plan: Plan) => withServer([respondWith('plans', 'getPlan', plan)], sampleMember)
const publishable = { ...samplePlan, may: { ...samplePlan.may, publish: true as const } }

const meta: StoryMeta<typeof PublishButton> = {
  component: PublishButton,
  render: () => <Publish plan={publishable} />,
  decorators: [withPlan(publishable)],
}
export default meta

export const Ready: Story<typeof PublishButton> = {}
export const Conflicting: Story<typeof PublishButton> = {
  render: () => <Publish plan={publishable} isConflict />,
}
export const NotApproved: Story<typeof PublishButton> = {
  render: () => <Publish plan={{ ...samplePlan, ...waiting }} />,
  decorators: [withPlan({ ...samplePlan, ...waiting })],
}
