import { ignore } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleEntry } from '../../testing/samples/lookup-entries.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { LookupStatesDialog } from './lookup-states-dialog.tsx'

const meta: StoryMeta<typeof LookupStatesDialog> = {
  component: LookupStatesDialog,
  args: {
    act: 'deactivate',
    selection: { isAll: true, rows: [sampleEntry], count: 511 },
    filters: {},
    onDone: ignore,
    onClose: ignore,
  },
  decorators: [
    withServer(
      [
        respondWith('lookups', 'previewLookupStates', {
          count: 500,
          left_out_rows: [],
          left_out: [{ reason: 'lookups.refused.inactive', count: 12 }],
        }),
      ],
      sampleOperator,
    ),
  ],
}
export default meta

export const Deactivating: Story<typeof LookupStatesDialog> = {}
export const Activating: Story<typeof LookupStatesDialog> = { args: { act: 'activate' } }
