import { press } from '@fledge/ui/testing/play.ts'
import { ignore } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { sampleSignIn } from '../../testing/samples/sign-in.ts'
import { LinkStep } from './link-step.tsx'

const meta: StoryMeta<typeof LinkStep> = {
  component: LinkStep,
  args: { signIn: { ...sampleSignIn, step: 'link' }, onRefused: ignore },
}
export default meta

export const Opened: Story<typeof LinkStep> = {}
export const Sending: Story<typeof LinkStep> = { play: press('button', 'button[aria-busy="true"]') }
