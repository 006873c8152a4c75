import { longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleBatchMove } from '../../testing/samples/people.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { MoveBatchDialog, type BatchMove } from './move-batch-dialog.tsx'

const withMove = (move: BatchMove) =>
  withServer([respondWith('reviews', 'getBatchMove', move)], sampleOperator)

const meta: StoryMeta<typeof MoveBatchDialog> = {
  component: MoveBatchDialog,
  decorators: [withMove(sampleBatchMove)],
  args: { id: 'application', name: 'Amara Okafor', onClose: () => undefined },
}
export default meta

export const Choosing: Story<typeof MoveBatchDialog> = {}
export const LongName: Story<typeof MoveBatchDialog> = { args: { name: longWord } }
export const OfferInTheWay: Story<typeof MoveBatchDialog> = {
  decorators: [withMove({ ...sampleBatchMove, may: { move: 'applications.refused.move.offer' } })],
}
export const NoOtherBatch: Story<typeof MoveBatchDialog> = {
  decorators: [withMove({ ...sampleBatchMove, targets: [] })],
}
export const Loading: Story<typeof MoveBatchDialog> = {
  decorators: [withServer([neverRespond('reviews', 'getBatchMove')], sampleOperator)],
}
export const Failed: Story<typeof MoveBatchDialog> = {
  decorators: [withServer([failWith('reviews', 'getBatchMove', { status: 500 })], sampleOperator)],
}
