import { longText } from '@fledge/ui/testing/samples.ts'
import { press } from '@fledge/ui/testing/play.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, respondWith, withServer } from '../../testing/fake-server.tsx'
import AppealScreen from './appeal-screen.tsx'

const expired = {
  status: 400,
  code: 'CODE_EXPIRED',
  description: 'This link has expired or was already used.',
} as const
const open = {
  text: 'Someone else used my account while I was travelling.',
  at: '2026-11-29T09:00:00Z',
  due_at: '2026-12-06T09:00:00Z',
  decided_at: null,
}

const meta: StoryMeta<typeof AppealScreen> = {
  component: AppealScreen,
  parameters: { address: '/?token=link' },
  decorators: [withServer([respondWith('accounts', 'readAppeal', { appeal: null })])],
}
export default meta

export const Empty: Story<typeof AppealScreen> = {}
export const WithoutLink: Story<typeof AppealScreen> = { parameters: { address: '/' } }
export const Expired: Story<typeof AppealScreen> = {
  decorators: [withServer([failWith('accounts', 'readAppeal', expired)])],
}
export const AlreadyUsed: Story<typeof AppealScreen> = {
  decorators: [
    withServer([
      respondWith('accounts', 'readAppeal', { appeal: null }),
      failWith('accounts', 'sendAppeal', expired),
    ]),
  ],
  play: press('[type=submit]', '[role=alert]'),
}
export const Sent: Story<typeof AppealScreen> = {
  decorators: [withServer([respondWith('accounts', 'readAppeal', { appeal: open })])],
}
export const Decided: Story<typeof AppealScreen> = {
  decorators: [
    withServer([
      respondWith('accounts', 'readAppeal', {
        appeal: { ...open, text: longText, decided_at: '2026-12-01T09:00:00Z' },
      }),
    ]),
  ],
}
