import { ignore } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleEntry, sampleInactiveEntry } from '../../testing/samples/lookup-entries.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { ParentField } from './parent-field.tsx'

const meta: StoryMeta<typeof ParentField> = {
  component: ParentField,
  args: { list: 'skill', parents: 'career-field', value: [7], error: undefined, onChange: ignore },
  decorators: [
    withServer(
      [respondWith('lookups', 'listLookupEntries', [sampleEntry, sampleInactiveEntry])],
      sampleOperator,
    ),
  ],
}
export default meta

export const Chosen: Story<typeof ParentField> = {}
export const Refused: Story<typeof ParentField> = { args: { value: [], error: 'Choose an option' } }
