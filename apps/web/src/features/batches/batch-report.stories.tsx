import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleFunnel, samplePlaces } from '../../testing/samples/batch-funnel.ts'
import { sampleBatchDetails } from '../../testing/samples/batches.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { BatchReport } from './batch-report.tsx'

const meta: StoryMeta<typeof BatchReport> = {
  component: BatchReport,
  args: { batch: sampleBatchDetails },
  decorators: [
    withServer(
      [
        respondWith('batches', 'getBatchFunnel', sampleFunnel),
        respondWith('batches', 'getBatchPlaces', samplePlaces),
      ],
      { ...sampleOperator, role: 'PARTNER' },
    ),
  ],
}
export default meta

export const Default: Story<typeof BatchReport> = {}
