import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'

import { sampleOperator } from '../../testing/samples/users.ts'
import { FormDialog } from './form-dialog.tsx'

const meta: StoryMeta<typeof FormDialog> = {
  component: FormDialog,
  args: {
    title: 'Remove Ada Berg from the team?',
    action: 'Remove',
    isBusy: false,
    children: 'Ada Berg is signed out at once.',
    onSubmit: () => {},
    onClose: () => {},
  },
  decorators: [withServer([], sampleOperator)],
}
export default meta

export const Default: Story<typeof FormDialog> = {}
export const Dangerous: Story<typeof FormDialog> = { args: { isDanger: true } }
