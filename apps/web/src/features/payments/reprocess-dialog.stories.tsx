import type { ProviderEvent } from '@fledge/contract/payments/provider-event-schema.ts'
import { ignore } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, respondWith, withServer } from '../../testing/fake-server.tsx'
import { failingProviderEvent } from '../../testing/samples/provider-events.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { ReprocessDialog } from './reprocess-dialog.tsx'

const none: readonly ProviderEvent[] = []
const preview = respondWith('payments', 'previewReprocessEvents', {
  count: 500,
  left_out_rows: [],
  left_out: [{ reason: 'payments.refused.notFailing', count: 12 }],
})

const meta: StoryMeta<typeof ReprocessDialog> = {
  component: ReprocessDialog,
  args: {
    selection: { isAll: true, rows: none, count: 512 },
    filters: {},
    onDone: ignore,
    onClose: ignore,
  },
  decorators: [withServer([preview], sampleOperator)],
}
export default meta

export const All: Story<typeof ReprocessDialog> = {}
export const One: Story<typeof ReprocessDialog> = {
  args: { selection: { isAll: false, rows: [failingProviderEvent], count: 1 } },
  decorators: [
    withServer(
      [
        respondWith('payments', 'previewReprocessEvents', {
          count: 1,
          left_out_rows: [],
          left_out: [],
        }),
      ],
      sampleOperator,
    ),
  ],
}
export const Failed: Story<typeof ReprocessDialog> = {
  decorators: [
    withServer([failWith('payments', 'previewReprocessEvents', { status: 500 })], sampleOperator),
  ],
}
