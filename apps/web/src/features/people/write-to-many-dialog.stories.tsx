import type { Person } from '@fledge/contract/people/schema.ts'
import { ignore } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleOperator } from '../../testing/samples/users.ts'
import { WriteToManyDialog } from './write-to-many-dialog.tsx'

const none: readonly Person[] = []
const meta: StoryMeta<typeof WriteToManyDialog> = {
  component: WriteToManyDialog,
  args: {
    selection: { isAll: true, rows: none, count: 412 },
    filters: {},
    onDone: ignore,
    onClose: ignore,
  },
  decorators: [withServer([respondWith('messages', 'listTemplates', [])], sampleOperator)],
}
export default meta

export const WithoutTemplates: Story<typeof WriteToManyDialog> = {}
