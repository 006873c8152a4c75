import { Card, CardList } from '@fledge/ui/card.tsx'
import { ignore, longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { deactivatedMember, invitedMember, sampleMemberRow } from '../../testing/samples/members.ts'
import { sampleMember } from '../../testing/samples/users.ts'
import { MemberLine } from './member-line.tsx'

const meta: StoryMeta<typeof MemberLine> = {
  component: MemberLine,
  args: { member: sampleMemberRow, onShow: ignore },
  decorators: [
    (Shown) => (
      <Card flush>
        <CardList>
          <Shown />
        </CardList>
      </Card>
    ),
    withServer([], sampleMember),
  ],
}
export default meta

export const Supervisor: Story<typeof MemberLine> = {}
export const You: Story<typeof MemberLine> = {
  args: {
    member: {
      ...sampleMemberRow,
      role: 'ADMIN',
      is_you: true,
      may: {
        ...sampleMemberRow.may,
        change_role: 'errors.LAST_ADMIN',
        deactivate: 'errors.LAST_ADMIN',
      },
    },
  },
}
export const WithoutPermissions: Story<typeof MemberLine> = {
  args: { member: { ...sampleMemberRow, permissions: [] } },
}
export const Invited: Story<typeof MemberLine> = { args: { member: invitedMember } }
export const InvitationExpired: Story<typeof MemberLine> = {
  args: {
    member: {
      ...invitedMember,
      reminded_at: '2026-11-18T09:00:00Z',
      link_until: '2026-11-24T09:00:00Z',
      remind_from: '2026-11-26T09:00:00Z',
      may: { ...invitedMember.may, remind: 'members.refused.remindedToday' },
    },
  },
}
export const Deactivated: Story<typeof MemberLine> = { args: { member: deactivatedMember } }
export const LongText: Story<typeof MemberLine> = {
  args: {
    member: {
      ...sampleMemberRow,
      last_name: longWord,
      email: `${longWord}@example.com`,
      job_title: longText,
    },
  },
}
