import { ignore } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import {
  sampleArchivedComment,
  sampleCannedComment,
} from '../../testing/samples/canned-comments.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { ArchiveCannedCommentDialog } from './archive-canned-comment-dialog.tsx'

const meta: StoryMeta<typeof ArchiveCannedCommentDialog> = {
  component: ArchiveCannedCommentDialog,
  args: { comment: sampleCannedComment, onClose: ignore },
  decorators: [withServer([], sampleOperator)],
}
export default meta

export const Archiving: Story<typeof ArchiveCannedCommentDialog> = {}
export const Restoring: Story<typeof ArchiveCannedCommentDialog> = {
  args: { comment: sampleArchivedComment },
}
