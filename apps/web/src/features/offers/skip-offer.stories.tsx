import { ignore } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { offerUnderReview } from '../../testing/samples/offers.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { SkipOffer } from './skip-offer.tsx'

const meta: StoryMeta<typeof SkipOffer> = {
  component: SkipOffer,
  args: { offer: offerUnderReview, onSkipped: ignore, onReopen: ignore },
  decorators: [withServer([], sampleOperator)],
}
export default meta

export const Waiting: Story<typeof SkipOffer> = {}
