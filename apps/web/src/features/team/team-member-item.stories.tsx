import { Card, CardList } from '@fledge/ui/card.tsx'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { sampleInvitedMember, sampleTeamMember } from '../../testing/samples/team.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { TeamMemberItem } from './team-member-item.tsx'

const meta: StoryMeta<typeof TeamMemberItem> = {
  component: TeamMemberItem,
  args: { member: sampleTeamMember, onAct: () => {} },
  decorators: [
    (Shown) => (
      <Card flush>
        <CardList>
          <Shown />
        </CardList>
      </Card>
    ),
    withServer([], sampleOperator),
  ],
}
export default meta

export const Default: Story<typeof TeamMemberItem> = {}
export const Invited: Story<typeof TeamMemberItem> = { args: { member: sampleInvitedMember } }
