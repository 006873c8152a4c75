import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { sampleCase } from '../../testing/samples/cases.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { CaseRescue, RescueDialog } from './case-rescue.tsx'

const meta: StoryMeta<typeof CaseRescue> = {
  component: CaseRescue,
  args: { concern: sampleCase },
  decorators: [withServer([], sampleOperator)],
}
export default meta

export const Allowed: Story<typeof CaseRescue> = {}
export const Over: Story<typeof CaseRescue> = {
  args: {
    concern: { ...sampleCase, may: { ...sampleCase.may, rescue: 'errors.ILLEGAL_TRANSITION' } },
  },
}
export const Choosing: Story<typeof CaseRescue> = {
  render: ({ concern }) => <RescueDialog concern={concern} onClose={() => {}} />,
}
