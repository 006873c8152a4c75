import type { RiskRow } from '@fledge/contract/risk/schema.ts'
import { ignore } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { respondWith, withServer } from '../testing/fake-server.tsx'
import { sampleOperator } from '../testing/samples/users.ts'
import { WriteToRowsDialog } from './write-to-rows-dialog.tsx'

const none: readonly RiskRow[] = []
const meta: StoryMeta<typeof WriteToRowsDialog<RiskRow>> = {
  component: WriteToRowsDialog,
  args: {
    selection: { isAll: true, rows: none, count: 412 },
    filters: { source: { list: 'risk', filters: {} }, rowKey: (row) => row.internship_id },
    onDone: ignore,
    onClose: ignore,
  },
  decorators: [withServer([respondWith('messages', 'listTemplates', [])], sampleOperator)],
}
export default meta

export const WithoutTemplates: Story<typeof WriteToRowsDialog<RiskRow>> = {}
