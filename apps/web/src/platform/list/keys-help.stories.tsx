import { openByButton } from '@fledge/ui/testing/play.ts'
import { longText } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { KeysHelp } from './keys-help.tsx'

const shortcuts = [
  { keys: ['A'], text: 'Approve' },
  { keys: ['H', 'L'], text: 'Previous, next section' },
  { keys: ['I', '1'], to: '9', text: 'Insert a comment' },
]

const meta: StoryMeta<typeof KeysHelp> = { component: KeysHelp, args: { shortcuts } }
export default meta

export const Closed: Story<typeof KeysHelp> = {}
export const Open: Story<typeof KeysHelp> = { play: openByButton('dialog[open]') }
export const LongText: Story<typeof KeysHelp> = {
  args: { shortcuts: [...shortcuts, { keys: ['Space'], text: longText }] },
  play: openByButton('dialog[open]'),
}
