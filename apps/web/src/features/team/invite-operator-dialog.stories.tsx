import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'

import { sampleOperator } from '../../testing/samples/users.ts'
import { InviteOperatorDialog } from './invite-operator-dialog.tsx'

const meta: StoryMeta<typeof InviteOperatorDialog> = {
  component: InviteOperatorDialog,
  args: { onClose: () => {} },
  decorators: [withServer([], sampleOperator)],
}
export default meta

export const Default: Story<typeof InviteOperatorDialog> = {}
