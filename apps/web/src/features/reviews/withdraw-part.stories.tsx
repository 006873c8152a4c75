import { openByButton } from '@fledge/ui/testing/play.ts'
import { longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { sampleReview } from '../../testing/samples/reviews.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { WithdrawPart } from './withdraw-part.tsx'

const meta: StoryMeta<typeof WithdrawPart> = {
  component: WithdrawPart,
  args: { review: sampleReview },
  decorators: [withServer([], sampleOperator)],
}
export default meta

export const Closed: Story<typeof WithdrawPart> = {}
export const Asking: Story<typeof WithdrawPart> = { play: openByButton('dialog[open]') }
export const AskingAfterEnrolment: Story<typeof WithdrawPart> = {
  args: {
    review: {
      ...sampleReview,
      status: 'ENROLLED',
      profile: { ...sampleReview.profile, first_name: longWord },
    },
  },
  play: openByButton('dialog[open]'),
}
