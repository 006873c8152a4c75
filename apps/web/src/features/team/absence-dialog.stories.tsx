import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { sampleTeam, sampleTeamMember } from '../../testing/samples/team.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { AbsenceDialog } from './absence-dialog.tsx'

const meta: StoryMeta<typeof AbsenceDialog> = {
  component: AbsenceDialog,
  args: { member: sampleTeamMember, members: sampleTeam, onClose: () => {} },
  decorators: [withServer([], sampleOperator)],
}
export default meta

export const Default: Story<typeof AbsenceDialog> = {}
export const Entered: Story<typeof AbsenceDialog> = {
  args: {
    member: {
      ...sampleTeamMember,
      absence: {
        absent_from: '2026-11-23',
        absent_until: '2026-12-04',
        cover_id: null,
        cover_name: null,
      },
    },
  },
}
