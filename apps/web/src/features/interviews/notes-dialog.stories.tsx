import { waitFor } from '@fledge/ui/testing/play.ts'
import { ignore, longText } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { companyInterview } from '../../testing/samples/interviews.ts'
import { NotesDialog } from './notes-dialog.tsx'

const meta: StoryMeta<typeof NotesDialog> = {
  component: NotesDialog,
  args: { interview: companyInterview, onClose: ignore },
  play: waitFor('dialog[open]'),
}
export default meta

export const Empty: Story<typeof NotesDialog> = {
  args: { interview: { ...companyInterview, meeting_link: null } },
}
export const Filled: Story<typeof NotesDialog> = {
  args: { interview: { ...companyInterview, notes: longText } },
}
