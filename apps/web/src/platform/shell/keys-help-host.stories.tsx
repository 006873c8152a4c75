import { waitFor } from '@fledge/ui/testing/play.ts'
import { longText } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { KeysHelp } from '../list/keys-help.tsx'
import { closeKeysHelp, openKeysHelp } from '../list/shortcut-help.ts'
import { KeysHelpHost } from './keys-help-host.tsx'

const shortcuts = [
  { keys: ['A'], text: 'Approve' },
  { keys: ['H', 'L'], text: 'Previous, next section' },
  { keys: ['I', '1'], to: '9', text: 'Insert a comment' },
]

const open = async () => {
  openKeysHelp()
  await waitFor('dialog[open]')()
}

const meta: StoryMeta<typeof KeysHelpHost> = { component: KeysHelpHost }
export default meta

export const Closed: Story<typeof KeysHelpHost> = { play: closeKeysHelp }
export const Everywhere: Story<typeof KeysHelpHost> = { play: open }
export const OfAScreen: Story<typeof KeysHelpHost> = {
  render: () => (
    <>
      <KeysHelp shortcuts={[...shortcuts, { keys: ['Space'], text: longText }]} />
      <KeysHelpHost />
    </>
  ),
  play: open,
}
