import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { sampleTeamMember } from '../../testing/samples/team.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { OperatorRoleDialog } from './operator-role-dialog.tsx'

const meta: StoryMeta<typeof OperatorRoleDialog> = {
  component: OperatorRoleDialog,
  args: { member: sampleTeamMember, onClose: () => {} },
  decorators: [withServer([], sampleOperator)],
}
export default meta

export const Default: Story<typeof OperatorRoleDialog> = {}
