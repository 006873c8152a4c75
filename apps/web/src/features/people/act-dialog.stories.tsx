import { longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { sampleOperator } from '../../testing/samples/users.ts'
import { ActDialog } from './act-dialog.tsx'

const ignore = () => undefined

const meta: StoryMeta<typeof ActDialog> = {
  component: ActDialog,
  decorators: [withServer([], sampleOperator)],
  args: {
    title: 'Move Amara Okafor to another batch?',
    action: 'Move to another batch',
    isBusy: false,
    problem: null,
    onSend: ignore,
    onClose: ignore,
    children: 'We’ll email the intern your reason.',
  },
}
export default meta

export const Ready: Story<typeof ActDialog> = {}
export const Incomplete: Story<typeof ActDialog> = { args: { problem: 'Choose a batch' } }
export const Busy: Story<typeof ActDialog> = { args: { isBusy: true } }
export const NotPossible: Story<typeof ActDialog> = { args: { onSend: undefined } }
export const LongText: Story<typeof ActDialog> = { args: { title: longWord, children: longText } }
