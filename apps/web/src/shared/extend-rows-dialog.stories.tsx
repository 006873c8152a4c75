import type { Person } from '@fledge/contract/people/schema.ts'
import { enterText, press, waitFor } from '@fledge/ui/testing/play.ts'
import { ignore, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../testing/fake-server.tsx'
import { sampleOperator } from '../testing/samples/users.ts'
import { ExtendRowsDialog } from './extend-rows-dialog.tsx'

const none: readonly Person[] = []
const withPreview = (preview: Parameters<typeof withServer>[0][number]) =>
  withServer([preview], sampleOperator)
const partly = respondWith('people', 'previewExtendDeadlines', {
  count: 34,
  left_out_rows: [],
  left_out: [
    { reason: 'people.refused.notWaiting', count: 3 },
    { reason: 'people.refused.notLater', count: 1 },
  ],
  included: [
    { id: 'amara', title: 'Amara Okafor' },
    { id: 'long', title: longWord },
  ],
})
const chooseDay = () => enterText('input[type="date"]', '2026-12-20')

const meta: StoryMeta<typeof ExtendRowsDialog<Person>> = {
  component: ExtendRowsDialog,
  args: {
    selection: { isAll: true, rows: none, count: 38 },
    filters: { source: { list: 'people', filters: {} }, rowKey: ({ id }) => id },
    onDone: ignore,
    onClose: ignore,
  },
  decorators: [withPreview(partly)],
}
export default meta

export const WithoutDay: Story<typeof ExtendRowsDialog<Person>> = {
  play: waitFor('dialog[open]'),
}
export const PartlyLeftOut: Story<typeof ExtendRowsDialog<Person>> = { play: chooseDay }
export const OfInterviews: Story<typeof ExtendRowsDialog<Person>> = {
  args: { filters: { source: { list: 'interviews', filters: {} }, rowKey: ({ id }) => id } },
  play: chooseDay,
}
export const Included: Story<typeof ExtendRowsDialog<Person>> = {
  play: async () => {
    await chooseDay()
    await press('summary', 'details[open]')()
  },
}
export const Nothing: Story<typeof ExtendRowsDialog<Person>> = {
  decorators: [
    withPreview(
      respondWith('people', 'previewExtendDeadlines', {
        count: 0,
        left_out_rows: [],
        left_out: [{ reason: 'people.refused.gone', count: 38 }],
        included: [],
      }),
    ),
  ],
  play: chooseDay,
}
export const Loading: Story<typeof ExtendRowsDialog<Person>> = {
  decorators: [withPreview(neverRespond('people', 'previewExtendDeadlines'))],
  play: chooseDay,
}
export const Failed: Story<typeof ExtendRowsDialog<Person>> = {
  decorators: [withPreview(failWith('people', 'previewExtendDeadlines', { status: 500 }))],
  play: chooseDay,
}
