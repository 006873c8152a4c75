import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleOperator } from '../../testing/samples/users.ts'
import { sampleColleagues } from '../../testing/samples/waits.ts'
import { HandOverDialog } from './hand-over-dialog.tsx'

const withColleagues = (role: 'MANAGER' | 'REVIEWER') =>
  withServer([respondWith('waits', 'listColleagues', [...sampleColleagues])], {
    ...sampleOperator,
    role,
  })

const meta: StoryMeta<typeof HandOverDialog> = {
  component: HandOverDialog,
  args: { onClose: () => {} },
  decorators: [withColleagues('MANAGER')],
}
export default meta

export const ByManager: Story<typeof HandOverDialog> = {}
export const ByReviewer: Story<typeof HandOverDialog> = { decorators: [withColleagues('REVIEWER')] }
