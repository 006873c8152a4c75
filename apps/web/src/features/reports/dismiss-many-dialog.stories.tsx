import type { ContentReport } from '@fledge/contract/reports/schema.ts'
import { ignore } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleOperator } from '../../testing/samples/users.ts'
import { DismissManyDialog } from './dismiss-many-dialog.tsx'

const none: readonly ContentReport[] = []
const preview = respondWith('reports', 'previewDismissContentReports', {
  count: 37,
  left_out_rows: [],
  left_out: [{ reason: 'reports.refused.decided', count: 4 }],
})

const meta: StoryMeta<typeof DismissManyDialog> = {
  component: DismissManyDialog,
  args: {
    selection: { isAll: true, rows: none, count: 41 },
    filters: {},
    onDone: ignore,
    onClose: ignore,
  },
  decorators: [withServer([preview], sampleOperator)],
}
export default meta

export const All: Story<typeof DismissManyDialog> = {}
export const Failed: Story<typeof DismissManyDialog> = {
  decorators: [
    withServer(
      [failWith('reports', 'previewDismissContentReports', { status: 500 })],
      sampleOperator,
    ),
  ],
}
