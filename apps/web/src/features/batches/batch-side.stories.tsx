import { longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { sampleBatchFigures } from '../../testing/samples/batch-funnel.ts'
import { draftBatch, sampleBatchDetails } from '../../testing/samples/batches.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { BatchSide, NewBatchSide } from './batch-side.tsx'

const meta: StoryMeta<typeof BatchSide> = {
  component: BatchSide,
  args: { batch: sampleBatchDetails },
  decorators: [withServer(sampleBatchFigures, sampleOperator)],
}
export default meta

export const Published: Story<typeof BatchSide> = {}
export const Draft: Story<typeof BatchSide> = { args: { batch: { ...draftBatch, history: [] } } }
export const LongText: Story<typeof BatchSide> = {
  args: {
    batch: {
      ...sampleBatchDetails,
      slug: longWord.toLowerCase().slice(0, 60),
      history: [{ move: 'moveProgramme', by: longWord, at: '2026-11-01T09:00:00Z' }],
    },
  },
}
export const NewBatch: Story<typeof BatchSide> = { render: () => <NewBatchSide /> }
