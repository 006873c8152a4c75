import { ignore } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { sampleInvitedMember, sampleTeamMember } from '../../testing/samples/team.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { TeamButtons } from './team-buttons.tsx'

const meta: StoryMeta<typeof TeamButtons> = {
  component: TeamButtons,
  args: { member: sampleTeamMember, onAct: ignore },
  decorators: [withServer([], sampleOperator)],
}
export default meta

export const Default: Story<typeof TeamButtons> = {}
export const Invited: Story<typeof TeamButtons> = { args: { member: sampleInvitedMember } }
