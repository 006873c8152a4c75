import { longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { sampleOperator } from '../../testing/samples/users.ts'
import { ResetFactorDialog } from './reset-factor-dialog.tsx'

const meta: StoryMeta<typeof ResetFactorDialog> = {
  component: ResetFactorDialog,
  decorators: [withServer([], sampleOperator)],
  args: {
    person: { id: 'person', name: 'Marek Novotný', email: 'marek@example.com' },
    onClose: () => {},
  },
}
export default meta

export const Asking: Story<typeof ResetFactorDialog> = {}
export const LongName: Story<typeof ResetFactorDialog> = {
  args: { person: { id: 'person', name: '', email: `${longWord}@example.com` } },
}
