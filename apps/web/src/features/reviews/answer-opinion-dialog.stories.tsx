import { ignore } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { sampleOpinion, takenReview } from '../../testing/samples/reviews.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { AnswerOpinionDialog } from './answer-opinion-dialog.tsx'

const meta: StoryMeta<typeof AnswerOpinionDialog> = {
  component: AnswerOpinionDialog,
  args: { review: { ...takenReview, opinions: [sampleOpinion] }, onClose: ignore },
  decorators: [withServer([], sampleOperator)],
}
export default meta

export const Empty: Story<typeof AnswerOpinionDialog> = {}
