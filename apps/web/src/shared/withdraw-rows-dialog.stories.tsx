import type { Person } from '@fledge/contract/people/schema.ts'
import { press, waitFor } from '@fledge/ui/testing/play.ts'
import { ignore, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../testing/fake-server.tsx'
import { sampleOperator } from '../testing/samples/users.ts'
import { WithdrawRowsDialog } from './withdraw-rows-dialog.tsx'

const none: readonly Person[] = []
const withPreview = (preview: Parameters<typeof withServer>[0][number]) =>
  withServer([preview], sampleOperator)
const partly = respondWith('people', 'previewWithdrawApplicants', {
  count: 34,
  enrolled_count: 2,
  left_out: [
    { reason: 'people.refused.notWithdrawable', count: 112 },
    { reason: 'people.refused.noApplication', count: 1 },
  ],
  left_out_rows: [
    { id: 'first', title: 'Amara Okafor', refusal: 'people.refused.notWithdrawable' },
    { id: 'second', title: longWord, refusal: 'people.refused.noApplication' },
  ],
})

const meta: StoryMeta<typeof WithdrawRowsDialog<Person>> = {
  component: WithdrawRowsDialog,
  args: {
    selection: { isAll: true, rows: none, count: 147 },
    filters: { source: { list: 'people', filters: {} }, rowKey: ({ id }) => id },
    onDone: ignore,
    onClose: ignore,
  },
  decorators: [withPreview(partly)],
}
export default meta

export const PartlyLeftOut: Story<typeof WithdrawRowsDialog<Person>> = { play: press('summary') }
export const Nothing: Story<typeof WithdrawRowsDialog<Person>> = {
  decorators: [
    withPreview(
      respondWith('people', 'previewWithdrawApplicants', {
        count: 0,
        enrolled_count: 0,
        left_out: [{ reason: 'people.refused.gone', count: 38 }],
        left_out_rows: [],
      }),
    ),
  ],
  play: waitFor('dialog ul'),
}
export const Loading: Story<typeof WithdrawRowsDialog<Person>> = {
  decorators: [withPreview(neverRespond('people', 'previewWithdrawApplicants'))],
  play: waitFor('dialog[open]'),
}
export const Failed: Story<typeof WithdrawRowsDialog<Person>> = {
  decorators: [withPreview(failWith('people', 'previewWithdrawApplicants', { status: 500 }))],
  play: waitFor('dialog[open]'),
}
