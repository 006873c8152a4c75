import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleFlag } from '../../testing/samples/flags.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { ChangeFlagDialog } from './change-flag-dialog.tsx'

const meta: StoryMeta<typeof ChangeFlagDialog> = {
  component: ChangeFlagDialog,
  args: { flag: sampleFlag, onClose: () => {} },
  decorators: [withServer([respondWith('people', 'listPeople', [])], sampleOperator)],
}
export default meta

export const ForSome: Story<typeof ChangeFlagDialog> = {}
export const Off: Story<typeof ChangeFlagDialog> = {
  args: { flag: { ...sampleFlag, percentage: 0, user_ids: [], users: [] } },
}
