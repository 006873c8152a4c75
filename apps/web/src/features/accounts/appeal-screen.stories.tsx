import { press } from '@fledge/ui/testing/play.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, respondBy, withServer } from '../../testing/fake-server.tsx'
import AppealScreen from './appeal-screen.tsx'

const meta: StoryMeta<typeof AppealScreen> = {
  component: AppealScreen,
  parameters: { address: '/?token=link' },
  decorators: [withServer([])],
}
export default meta

export const Empty: Story<typeof AppealScreen> = {}
export const WithoutLink: Story<typeof AppealScreen> = { parameters: { address: '/' } }
export const Expired: Story<typeof AppealScreen> = {
  decorators: [
    withServer([
      failWith('accounts', 'sendAppeal', {
        status: 400,
        code: 'CODE_EXPIRED',
        description: 'This link has expired or was already used.',
      }),
    ]),
  ],
  play: press('[type=submit]', '[role=alert]'),
}
export const Sent: Story<typeof AppealScreen> = {
  decorators: [
    withServer([
      respondBy('accounts', 'sendAppeal', async () => ({ due_at: '2026-12-06T09:00:00Z' })),
    ]),
  ],
  play: press('[type=submit]', '[role=status]'),
}
