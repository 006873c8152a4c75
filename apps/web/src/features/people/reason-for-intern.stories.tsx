import { longText } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { ReasonForIntern } from './reason-for-intern.tsx'

const meta: StoryMeta<typeof ReasonForIntern> = {
  component: ReasonForIntern,
  args: { value: '', onChange: () => undefined },
}
export default meta

export const Empty: Story<typeof ReasonForIntern> = {}
export const LongText: Story<typeof ReasonForIntern> = { args: { value: longText } }
