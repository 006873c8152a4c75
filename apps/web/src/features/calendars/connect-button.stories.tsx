import { longText } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { ConnectButton } from './connect-button.tsx'

const meta: StoryMeta<typeof ConnectButton> = {
  component: ConnectButton,
  args: { provider: 'GOOGLE', children: 'Connect Google' },
}
export default meta

export const Plain: Story<typeof ConnectButton> = {}
export const Primary: Story<typeof ConnectButton> = {
  args: { tone: 'primary', children: longText },
}
