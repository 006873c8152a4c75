import { enterText, submit, waitForElement } from '@fledge/ui/testing/play.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { RemindForm } from './remind-form.tsx'

/** Returns a `play` that sends an address and waits for what follows. */
const sendAddress = (expected: string) => async () => {
  await enterText('input[type="email"]', 'grace@aurora.example')
  ;(await waitForElement('button[type="submit"]')).click()
  await waitForElement(expected)
}

const meta: StoryMeta<typeof RemindForm> = { component: RemindForm }
export default meta

export const Empty: Story<typeof RemindForm> = {}
export const Wrong: Story<typeof RemindForm> = { play: submit }
export const Sending: Story<typeof RemindForm> = {
  decorators: [withServer([neverRespond('members', 'remindAdministrators')])],
  play: sendAddress('button[aria-busy="true"]'),
}
export const Sent: Story<typeof RemindForm> = {
  decorators: [withServer([respondWith('members', 'remindAdministrators', {})])],
  play: sendAddress('p[role="status"]'),
}
export const Refused: Story<typeof RemindForm> = {
  decorators: [
    withServer([
      failWith('members', 'remindAdministrators', {
        status: 422,
        fields: { 'body.email': 'Enter a full email address.' },
      }),
    ]),
  ],
  play: sendAddress('[aria-invalid="true"]'),
}
