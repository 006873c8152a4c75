import { press, waitFor } from '@fledge/ui/testing/play.ts'
import { ignore, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { DisqualifyDialog } from './disqualify-dialog.tsx'

const meta: StoryMeta<typeof DisqualifyDialog> = {
  component: DisqualifyDialog,
  args: { candidature: 'candidature', name: 'Amara Okafor', onClose: ignore },
  play: waitFor('dialog[open]'),
}
export default meta

export const NothingChosen: Story<typeof DisqualifyDialog> = {}
export const Chosen: Story<typeof DisqualifyDialog> = {
  play: press('dialog[open] input[type="checkbox"]'),
}
export const LongText: Story<typeof DisqualifyDialog> = { args: { name: longWord } }
