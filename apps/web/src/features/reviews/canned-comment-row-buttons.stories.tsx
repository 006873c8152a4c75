import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import {
  sampleArchivedComment,
  sampleCannedComment,
} from '../../testing/samples/canned-comments.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { CannedCommentRowButtons } from './canned-comment-row-buttons.tsx'

const meta: StoryMeta<typeof CannedCommentRowButtons> = {
  component: CannedCommentRowButtons,
  args: { comment: sampleCannedComment },
  decorators: [withServer([], sampleOperator)],
}
export default meta

export const InUse: Story<typeof CannedCommentRowButtons> = {}
export const Archived: Story<typeof CannedCommentRowButtons> = {
  args: { comment: sampleArchivedComment },
}
