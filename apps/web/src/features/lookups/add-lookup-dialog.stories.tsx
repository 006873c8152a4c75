import { ignore } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleEntry, sampleInactiveEntry } from '../../testing/samples/lookup-entries.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { AddLookupDialog } from './add-lookup-dialog.tsx'

const meta: StoryMeta<typeof AddLookupDialog> = {
  component: AddLookupDialog,
  args: { list: 'company-tool', onClose: ignore },
  decorators: [
    withServer(
      [respondWith('lookups', 'listLookupEntries', [sampleEntry, sampleInactiveEntry])],
      sampleOperator,
    ),
  ],
}
export default meta

export const WithGroup: Story<typeof AddLookupDialog> = {}
export const WithDescription: Story<typeof AddLookupDialog> = { args: { list: 'company-culture' } }
export const OfFixedList: Story<typeof AddLookupDialog> = { args: { list: 'country' } }
