import type { FailedMail } from '@fledge/contract/outbox/schema.ts'
import { ignore } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleOperator } from '../../testing/samples/users.ts'
import { RetryManyDialog } from './retry-many-dialog.tsx'

const none: readonly FailedMail[] = []
const preview = respondWith('outbox', 'previewRetryMails', {
  count: 500,
  left_out_rows: [],
  left_out: [{ reason: 'outbox.refused.wiped', count: 12 }],
})

const meta: StoryMeta<typeof RetryManyDialog> = {
  component: RetryManyDialog,
  args: {
    selection: { isAll: true, rows: none, count: 512 },
    filters: {},
    onDone: ignore,
    onClose: ignore,
  },
  decorators: [withServer([preview], sampleOperator)],
}
export default meta

export const All: Story<typeof RetryManyDialog> = {}
export const Failed: Story<typeof RetryManyDialog> = {
  decorators: [
    withServer([failWith('outbox', 'previewRetryMails', { status: 500 })], sampleOperator),
  ],
}
