import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { sampleBatchDetails } from '../../testing/samples/batches.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { ChangeBatchDialog } from './change-batch-dialog.tsx'

const meta: StoryMeta<typeof ChangeBatchDialog> = {
  component: ChangeBatchDialog,
  args: { batch: sampleBatchDetails, hasNewDates: false, answer: () => {} },
  decorators: [withServer([], sampleOperator)],
}
export default meta

export const Terms: Story<typeof ChangeBatchDialog> = {}
export const Dates: Story<typeof ChangeBatchDialog> = { args: { hasNewDates: true } }
