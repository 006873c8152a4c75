import { ignore } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failedQuery, loadedQuery, pendingQuery } from '../../testing/samples/queries.ts'
import { BulkDialog } from './bulk-dialog.tsx'

const meta: StoryMeta<typeof BulkDialog> = {
  component: BulkDialog,
  args: {
    title: 'Send 512 emails again',
    action: 'Send again',
    preview: loadedQuery({
      count: 500,
      left_out_rows: [],
      left_out: [{ reason: 'lists.refused.beyond', count: 12 }],
    }),
    describe: (count) => `${count} emails will be sent again`,
    isBusy: false,
    nothing: 'None of the selected emails can be sent again',
    reasonLabel: 'Reason',
    reasonMissing: 'Enter a reason',
    onSend: ignore,
    onClose: ignore,
  },
}
export default meta

export const SomeLeftOut: Story<typeof BulkDialog> = {}
export const ChoiceMissing: Story<typeof BulkDialog> = {
  args: { missing: 'Choose a colleague', preview: pendingQuery },
}
export const Busy: Story<typeof BulkDialog> = { args: { isBusy: true } }
export const Failed: Story<typeof BulkDialog> = { args: { preview: failedQuery(500) } }
