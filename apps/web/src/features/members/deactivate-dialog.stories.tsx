import { waitFor } from '@fledge/ui/testing/play.ts'
import { ignore, longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { longInternBrief } from '../../testing/samples/briefs.ts'
import { handoverRow, sampleMemberRow } from '../../testing/samples/members.ts'
import { sampleMember } from '../../testing/samples/users.ts'
import { DeactivateDialog } from './deactivate-dialog.tsx'

const withHandover = (...rows: readonly (typeof handoverRow)[]) =>
  withServer([respondWith('members', 'listHandover', [...rows])], sampleMember)

const meta: StoryMeta<typeof DeactivateDialog> = {
  component: DeactivateDialog,
  args: { member: sampleMemberRow, name: 'Tomáš Novák', onClose: ignore },
  play: waitFor('dialog[open] li'),
}
export default meta

export const Interviews: Story<typeof DeactivateDialog> = {
  decorators: [
    withHandover(
      handoverRow,
      { ...handoverRow, interview_id: 'shared', stays: ['Grace Lin', longWord] },
      {
        ...handoverRow,
        interview_id: 'stuck',
        free: [],
        intern: longInternBrief,
        plan_name: longText,
      },
      {
        ...handoverRow,
        interview_id: 'open',
        starts_at: null,
        ends_at: null,
        status: 'AWAITING_CONFIRMATION',
      },
    ),
  ],
}
export const NoInterviews: Story<typeof DeactivateDialog> = {
  decorators: [withHandover()],
  play: waitFor('dialog[open]'),
}
export const Loading: Story<typeof DeactivateDialog> = {
  decorators: [withServer([neverRespond('members', 'listHandover')], sampleMember)],
  play: waitFor('dialog[open]'),
}
export const Failed: Story<typeof DeactivateDialog> = {
  decorators: [withServer([failWith('members', 'listHandover', { status: 500 })], sampleMember)],
  play: waitFor('dialog[open] [role="alert"]'),
}
