import { ignore } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { takenReview } from '../../testing/samples/reviews.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { sampleColleagues } from '../../testing/samples/waits.ts'
import { AskOpinionDialog } from './ask-opinion-dialog.tsx'

const meta: StoryMeta<typeof AskOpinionDialog> = {
  component: AskOpinionDialog,
  args: { review: takenReview, onClose: ignore },
  decorators: [
    withServer([respondWith('waits', 'listColleagues', [...sampleColleagues])], sampleOperator),
  ],
}
export default meta

export const Empty: Story<typeof AskOpinionDialog> = {}
export const Loading: Story<typeof AskOpinionDialog> = {
  decorators: [withServer([neverRespond('waits', 'listColleagues')], sampleOperator)],
}
