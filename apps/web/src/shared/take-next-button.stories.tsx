import { ignore } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { TakeNextButton } from './take-next-button.tsx'

const meta: StoryMeta<typeof TakeNextButton> = {
  component: TakeNextButton,
  args: { onTakeNext: ignore },
}
export default meta

export const Usual: Story<typeof TakeNextButton> = {}
