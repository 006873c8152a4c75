import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { describeDuplicate, DuplicateMark } from './duplicate-mark.tsx'

const first = { application_id: 'first', first_application_id: 'first' }
const second = { application_id: 'second', first_application_id: 'first' }

const meta: StoryMeta<typeof DuplicateMark> = { component: DuplicateMark }
export default meta

export const First: Story<typeof DuplicateMark> = {
  render: () => <DuplicateMark text={describeDuplicate(first, [first, second])} />,
}
export const Second: Story<typeof DuplicateMark> = {
  render: () => <DuplicateMark text={describeDuplicate(second, [first, second])} />,
}
export const Alone: Story<typeof DuplicateMark> = {
  render: () => <DuplicateMark text={describeDuplicate(first, [first])} />,
}
