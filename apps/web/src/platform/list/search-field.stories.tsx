import { ignore, longText } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { SearchField } from './search-field.tsx'

const meta: StoryMeta<typeof SearchField> = {
  component: SearchField,
  args: { label: 'Find a batch', value: undefined, onSearch: ignore },
}
export default meta

export const Empty: Story<typeof SearchField> = {}
export const Searching: Story<typeof SearchField> = { args: { value: longText } }
