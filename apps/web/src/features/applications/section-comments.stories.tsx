import { enterText, press } from '@fledge/ui/testing/play.ts'
import { longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleComment } from '../../testing/samples/reviews.ts'
import { sampleIntern } from '../../testing/samples/users.ts'
import { ResolveCommentButton } from './resolve-comment-button.tsx'
import { SectionComments } from './section-comments.tsx'

const comments = (...bodies: readonly Partial<typeof sampleComment>[]) =>
  respondWith(
    'reviews',
    'listFeedback',
    bodies.map((comment, at) => ({ ...sampleComment, comment_id: `comment-${at}`, ...comment })),
  )
const unchanged = failWith('reviews', 'addressFeedback', {
  status: 400,
  code: 'VALIDATION',
  fields: { note: 'Enter a reason' },
})

const meta: StoryMeta<typeof SectionComments> = {
  component: SectionComments,
  args: { section: 'RESUME_PROFILE' },
  decorators: [withServer([comments({}), unchanged], sampleIntern)],
}
export default meta

export const OpenAndResolved: Story<typeof SectionComments> = {
  decorators: [withServer([comments({}, { addressed_at: '2026-11-24T09:00:00Z' })], sampleIntern)],
}
export const None: Story<typeof SectionComments> = {
  decorators: [withServer([comments()], sampleIntern)],
}
export const Resolving: Story<typeof SectionComments> = {
  render: () => <ResolveCommentButton comment="comment" />,
  decorators: [withServer([neverRespond('reviews', 'addressFeedback')], sampleIntern)],
  play: press('button', 'button[aria-busy="true"]'),
}
export const SectionUnchanged: Story<typeof SectionComments> = {
  play: press('button', 'dialog[open] textarea'),
}
export const UnchangedWithNote: Story<typeof SectionComments> = {
  play: async () => {
    await press('button', 'dialog[open] textarea')()
    await enterText('dialog[open] textarea', 'It was right already.')
  },
}
export const LongText: Story<typeof SectionComments> = {
  decorators: [
    withServer(
      [
        comments(
          { body: `${longText} ${longWord}` },
          { body: longWord, addressed_at: '2026-11-24T09:00:00Z' },
        ),
      ],
      sampleIntern,
    ),
  ],
}
