import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleComparison, sampleSuggested } from '../../testing/samples/merges.ts'
import { sampleIntern } from '../../testing/samples/people.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { MergeDialog } from './merge-dialog.tsx'

const meta: StoryMeta<typeof MergeDialog> = {
  component: MergeDialog,
  args: {
    person: sampleIntern,
    otherId: null,
    onChoose: () => undefined,
    onClose: () => undefined,
  },
  decorators: [
    withServer([respondWith('accounts', 'compareAccounts', sampleSuggested)], sampleOperator),
  ],
}
export default meta

export const Choosing: Story<typeof MergeDialog> = {}
export const Comparing: Story<typeof MergeDialog> = {
  args: { otherId: 'other' },
  decorators: [
    withServer(
      [
        respondWith('accounts', 'compareAccounts', {
          ...sampleSuggested,
          comparison: sampleComparison,
          may: { dismiss: true },
        }),
      ],
      sampleOperator,
    ),
  ],
}
export const Loading: Story<typeof MergeDialog> = {
  decorators: [withServer([neverRespond('accounts', 'compareAccounts')], sampleOperator)],
}
export const Failed: Story<typeof MergeDialog> = {
  decorators: [
    withServer([failWith('accounts', 'compareAccounts', { status: 500 })], sampleOperator),
  ],
}
