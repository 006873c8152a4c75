import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { sampleBatchDetails } from '../../testing/samples/batches.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { EndBatchDialog } from './end-batch-dialog.tsx'

const meta: StoryMeta<typeof EndBatchDialog> = {
  component: EndBatchDialog,
  args: { batch: sampleBatchDetails, act: 'close', onClose: () => {} },
  decorators: [withServer([], sampleOperator)],
}
export default meta

export const Closing: Story<typeof EndBatchDialog> = {}
export const Hiding: Story<typeof EndBatchDialog> = { args: { act: 'hide' } }
