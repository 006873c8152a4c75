import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { KeysHelp } from './keys-help.tsx'

const meta: StoryMeta<typeof KeysHelp> = {
  component: KeysHelp,
  args: { shortcuts: [{ keys: ['A'], text: 'Approve' }] },
}
export default meta

export const Button: Story<typeof KeysHelp> = {}
