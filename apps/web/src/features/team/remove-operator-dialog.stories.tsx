import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { sampleInvitedMember, sampleTeamMember } from '../../testing/samples/team.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { RemoveOperatorDialog } from './remove-operator-dialog.tsx'

const meta: StoryMeta<typeof RemoveOperatorDialog> = {
  component: RemoveOperatorDialog,
  args: { member: sampleTeamMember, onClose: () => {} },
  decorators: [withServer([], sampleOperator)],
}
export default meta

export const Default: Story<typeof RemoveOperatorDialog> = {}
export const Withdrawing: Story<typeof RemoveOperatorDialog> = {
  args: { member: sampleInvitedMember },
}
