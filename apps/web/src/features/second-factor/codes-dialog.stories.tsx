import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { sampleRecoveryCodes } from '../../testing/samples/second-factor.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { CodesDialog } from './codes-dialog.tsx'

const meta: StoryMeta<typeof CodesDialog> = {
  component: CodesDialog,
  decorators: [withServer([], sampleOperator)],
  args: { codes: sampleRecoveryCodes.recovery_codes, onClose: () => {} },
}
export default meta

export const Codes: Story<typeof CodesDialog> = {}
