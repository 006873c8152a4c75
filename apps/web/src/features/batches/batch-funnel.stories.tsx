import { longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { emptyFunnel, sampleFunnel } from '../../testing/samples/batch-funnel.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { BatchFunnel } from './batch-funnel.tsx'

const withFunnel = (funnel: typeof sampleFunnel) =>
  withServer([respondWith('batches', 'getBatchFunnel', funnel)], sampleOperator)

const meta: StoryMeta<typeof BatchFunnel> = {
  component: BatchFunnel,
  args: { id: 'batch' },
  decorators: [withFunnel(sampleFunnel)],
}
export default meta

export const WithPrevious: Story<typeof BatchFunnel> = {}
export const Empty: Story<typeof BatchFunnel> = { decorators: [withFunnel(emptyFunnel)] }
/** Finance sees the numbers and may not open the records. */
export const Finance: Story<typeof BatchFunnel> = {
  decorators: [
    withServer([respondWith('batches', 'getBatchFunnel', sampleFunnel)], {
      ...sampleOperator,
      role: 'FINANCE',
    }),
  ],
}
export const LongText: Story<typeof BatchFunnel> = {
  decorators: [
    withFunnel({
      ...sampleFunnel,
      previous: sampleFunnel.previous && {
        ...sampleFunnel.previous,
        name: longWord,
        has_same_partner: false,
      },
    }),
  ],
}
export const Loading: Story<typeof BatchFunnel> = {
  decorators: [withServer([neverRespond('batches', 'getBatchFunnel')], sampleOperator)],
}
export const Failed: Story<typeof BatchFunnel> = {
  decorators: [
    withServer(
      [failWith('batches', 'getBatchFunnel', { status: 500, code: 'INTERNAL' })],
      sampleOperator,
    ),
  ],
}
