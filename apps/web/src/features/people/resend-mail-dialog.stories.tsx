import { longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { sampleOperator } from '../../testing/samples/users.ts'
import { ResendMailDialog } from './resend-mail-dialog.tsx'

const meta: StoryMeta<typeof ResendMailDialog> = {
  component: ResendMailDialog,
  decorators: [withServer([], sampleOperator)],
  args: {
    mail: { id: '2', subject: 'Brightwater Labs made you an offer' },
    onClose: () => undefined,
  },
}
export default meta

export const Asking: Story<typeof ResendMailDialog> = {}
export const LongSubject: Story<typeof ResendMailDialog> = {
  args: { mail: { id: '2', subject: longWord } },
}
