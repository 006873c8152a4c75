import { waitFor } from '@fledge/ui/testing/play.ts'
import { ignore, longText } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { sampleLookups } from '../../testing/samples/lookups.ts'
import { sampleMemberRow } from '../../testing/samples/members.ts'
import { sampleMember } from '../../testing/samples/users.ts'
import { RoleDialog } from './role-dialog.tsx'

const meta: StoryMeta<typeof RoleDialog> = {
  component: RoleDialog,
  args: { member: sampleMemberRow, name: 'Tomáš Novák', opened: true, onClose: ignore },
  decorators: [withServer(sampleLookups, sampleMember)],
  play: waitFor('dialog[open] details'),
}
export default meta

export const Supervisor: Story<typeof RoleDialog> = {}
export const Administrator: Story<typeof RoleDialog> = {
  args: { member: { ...sampleMemberRow, role: 'ADMIN', permissions: [] } },
}
export const LastAdministrator: Story<typeof RoleDialog> = {
  args: {
    member: {
      ...sampleMemberRow,
      role: 'ADMIN',
      may: { ...sampleMemberRow.may, change_role: 'errors.LAST_ADMIN' },
    },
  },
}
export const LongText: Story<typeof RoleDialog> = { args: { name: longText } }
