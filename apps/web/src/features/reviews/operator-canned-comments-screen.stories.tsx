import type { CannedCommentView } from '@fledge/contract/reviews/canned-comment-schema.ts'
import { press } from '@fledge/ui/testing/play.ts'
import { longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import {
  sampleArchivedComment,
  sampleCannedComment,
  sampleRareComment,
} from '../../testing/samples/canned-comments.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { noSavedViews } from '../../testing/samples/views.ts'
import OperatorCannedCommentsScreen from './operator-canned-comments-screen.tsx'

const withComments = (...comments: readonly CannedCommentView[]) =>
  withServer(
    [noSavedViews, respondWith('reviews', 'listCannedComments', [...comments])],
    sampleOperator,
  )

const meta: StoryMeta<typeof OperatorCannedCommentsScreen> = {
  component: OperatorCannedCommentsScreen,
  decorators: [withComments(sampleCannedComment, sampleRareComment, sampleArchivedComment)],
}
export default meta

export const InEachState: Story<typeof OperatorCannedCommentsScreen> = {}
export const LongTexts: Story<typeof OperatorCannedCommentsScreen> = {
  decorators: [withComments({ ...sampleCannedComment, name: longWord, body: longText })],
}
export const Editing: Story<typeof OperatorCannedCommentsScreen> = {
  play: press('td button', 'dialog[open]'),
}
export const Empty: Story<typeof OperatorCannedCommentsScreen> = { decorators: [withComments()] }
export const NoMatch: Story<typeof OperatorCannedCommentsScreen> = {
  decorators: [withComments()],
  parameters: { address: '/?search=zeno' },
}
export const Loading: Story<typeof OperatorCannedCommentsScreen> = {
  decorators: [
    withServer([noSavedViews, neverRespond('reviews', 'listCannedComments')], sampleOperator),
  ],
}
export const Failed: Story<typeof OperatorCannedCommentsScreen> = {
  decorators: [
    withServer(
      [noSavedViews, failWith('reviews', 'listCannedComments', { status: 500 })],
      sampleOperator,
    ),
  ],
}
