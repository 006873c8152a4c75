import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { DuplicateMark } from './duplicate-mark.tsx'

const first = { application_id: 'first', first_application_id: 'first' }
const second = { application_id: 'second', first_application_id: 'first' }

const meta: StoryMeta<typeof DuplicateMark> = {
  component: DuplicateMark,
  args: { row: first, rows: [first, second] },
}
export default meta

export const First: Story<typeof DuplicateMark> = {}
export const Second: Story<typeof DuplicateMark> = { args: { row: second } }
export const Alone: Story<typeof DuplicateMark> = { args: { rows: [first] } }
