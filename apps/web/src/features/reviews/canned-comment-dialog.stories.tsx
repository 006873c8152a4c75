import { ignore } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { sampleCannedComment } from '../../testing/samples/canned-comments.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { CannedCommentDialog } from './canned-comment-dialog.tsx'

const meta: StoryMeta<typeof CannedCommentDialog> = {
  component: CannedCommentDialog,
  args: { comment: sampleCannedComment, onClose: ignore },
  decorators: [withServer([], sampleOperator)],
}
export default meta

export const Editing: Story<typeof CannedCommentDialog> = {}
export const Creating: Story<typeof CannedCommentDialog> = { args: { comment: null } }
