import { ignore, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { BulkResultDialog } from './bulk-result-dialog.tsx'

const meta: StoryMeta<typeof BulkResultDialog> = {
  component: BulkResultDialog,
  args: {
    result: {
      count: 12,
      rows: [
        { id: 'a', title: 'Aurora Labs', refusal: 'refused.waitOfColleague' },
        { id: 'b', title: '', refusal: 'waits.refused.notWaiting' },
        { id: 'c', title: longWord, refusal: 'waits.refused.sameOwner' },
        { id: 'd', title: 'Harbour Works', refusal: null },
      ],
    },
    describe: (count) => `${count} tasks passed on`,
    onClose: ignore,
  },
}
export default meta

export const SomeLeftOut: Story<typeof BulkResultDialog> = {}
export const Everything: Story<typeof BulkResultDialog> = {
  args: { result: { count: 1, rows: [{ id: 'd', title: 'Harbour Works', refusal: null }] } },
}
