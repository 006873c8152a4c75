import { ignore, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleCannedComment, sampleRareComment } from '../../testing/samples/canned-comments.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { type CannedChoice, CannedCommentPicker } from './canned-comment-picker.tsx'

const withComments = (...comments: readonly CannedChoice[]) =>
  withServer([respondWith('reviews', 'listCannedComments', [...comments])], sampleOperator)

const meta: StoryMeta<typeof CannedCommentPicker> = {
  component: CannedCommentPicker,
  args: { section: 'RESUME_PROFILE', onPick: ignore, onKeyDown: ignore },
  decorators: [withComments(sampleCannedComment, sampleRareComment)],
}
export default meta

export const Some: Story<typeof CannedCommentPicker> = {}
export const AsManyAsDigits: Story<typeof CannedCommentPicker> = {
  decorators: [
    withComments(
      ...Array.from({ length: 9 }, (_, at) => ({
        ...sampleCannedComment,
        canned_id: String(at),
        name: at === 4 ? longWord : `${sampleCannedComment.name} ${at + 1}`,
      })),
    ),
  ],
}
export const None: Story<typeof CannedCommentPicker> = { decorators: [withComments()] }
export const Loading: Story<typeof CannedCommentPicker> = {
  decorators: [withServer([neverRespond('reviews', 'listCannedComments')], sampleOperator)],
}
