import { ignore } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleEntry, sampleInactiveEntry } from '../../testing/samples/lookup-entries.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { MergeLookupDialog } from './merge-lookup-dialog.tsx'

const meta: StoryMeta<typeof MergeLookupDialog> = {
  component: MergeLookupDialog,
  args: { entry: sampleInactiveEntry, onClose: ignore },
  decorators: [
    withServer(
      [
        respondWith('lookups', 'listLookupEntries', [sampleEntry, sampleInactiveEntry]),
        respondWith('lookups', 'previewLookupMerge', {
          count: 12,
          moves: [{ place: 'companies.company_tool_ids', count: 12 }],
        }),
      ],
      sampleOperator,
    ),
  ],
}
export default meta

export const Choosing: Story<typeof MergeLookupDialog> = {}
