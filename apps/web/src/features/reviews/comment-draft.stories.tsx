import { press } from '@fledge/ui/testing/play.ts'
import { longText } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleCannedComment, sampleRareComment } from '../../testing/samples/canned-comments.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { storyNow } from '../../testing/story-time.ts'
import { CommentDraft } from './comment-draft.tsx'

const meta: StoryMeta<typeof CommentDraft> = {
  component: CommentDraft,
  args: { id: 'application', section: 'RESUME_PROFILE', body: undefined },
  decorators: [
    withServer(
      [
        respondWith('reviews', 'listCannedComments', [sampleCannedComment, sampleRareComment]),
        respondWith('reviews', 'saveComment', { saved_at: storyNow }),
      ],
      sampleOperator,
    ),
  ],
}
export default meta

export const Empty: Story<typeof CommentDraft> = {}
export const Inserted: Story<typeof CommentDraft> = {
  args: { body: 'Thank you for applying.' },
  play: press('[data-canned] button'),
}
export const Full: Story<typeof CommentDraft> = {
  args: { body: longText.repeat(9).slice(0, 500) },
  play: press('[data-canned] button'),
}
