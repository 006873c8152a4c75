import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { waitFor } from '@fledge/ui/testing/play.ts'
import { respondWith, withServer } from '../../testing/fake-server.tsx'
import { GoogleButton } from './google-button.tsx'

const meta: StoryMeta<typeof GoogleButton> = {
  component: GoogleButton,
  args: { type: 'I', carried: { redirectTo: '/offers' } },
  decorators: [
    withServer([respondWith('flags', 'featureOn', { name: 'GOOGLE_SIGN_IN', is_on: true })]),
  ],
  play: waitFor('a[href*="redirectTo"]'),
}
export default meta

export const Configured: Story<typeof GoogleButton> = {}
