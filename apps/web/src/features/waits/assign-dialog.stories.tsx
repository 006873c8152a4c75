import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleOperator } from '../../testing/samples/users.ts'
import { sampleColleagues, sampleWait } from '../../testing/samples/waits.ts'
import { AssignDialog } from './assign-dialog.tsx'

const meta: StoryMeta<typeof AssignDialog> = {
  component: AssignDialog,
  args: { wait: sampleWait, onClose: () => {} },
  decorators: [
    withServer([respondWith('waits', 'listColleagues', [...sampleColleagues])], sampleOperator),
  ],
}
export default meta

export const OfNoOne: Story<typeof AssignDialog> = {}
export const OfColleague: Story<typeof AssignDialog> = {
  args: { wait: { ...sampleWait, owner_id: 'marek', owner_name: 'Marek Novotný' } },
}
