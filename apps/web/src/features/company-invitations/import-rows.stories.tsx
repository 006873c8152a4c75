import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { sampleImportPreview } from '../../testing/samples/company-invitations.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { ImportRows } from './import-rows.tsx'

const meta: StoryMeta<typeof ImportRows> = {
  component: ImportRows,
  args: { rows: sampleImportPreview.rows },
  decorators: [withServer([], sampleOperator)],
}
export default meta

export const Some: Story<typeof ImportRows> = {}
