import type { TeamWait } from '@fledge/contract/waits/schema.ts'
import { ignore } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleOperator } from '../../testing/samples/users.ts'
import { AssignManyDialog } from './assign-many-dialog.tsx'

const colleagues = respondWith('waits', 'listColleagues', [
  {
    user_id: '00000000-0000-7000-8000-000000000009',
    name: 'Tom Baker',
    operator_role: 'REVIEWER',
    is_active: true,
    absent_until: null,
    waits: 3,
  },
])
const none: readonly TeamWait[] = []

const meta: StoryMeta<typeof AssignManyDialog> = {
  component: AssignManyDialog,
  args: {
    selection: { isAll: true, rows: none, count: 312 },
    filters: {},
    onDone: ignore,
    onClose: ignore,
  },
  decorators: [withServer([colleagues], sampleOperator)],
}
export default meta

export const All: Story<typeof AssignManyDialog> = {}
