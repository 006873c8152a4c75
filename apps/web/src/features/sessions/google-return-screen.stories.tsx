import { press, waitFor } from '@fledge/ui/testing/play.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import type { SignInStep } from '@fledge/domain/sessions/next-step.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import GoogleReturnScreen from './google-return-screen.tsx'

/** Each story has a state of its own, because the screen sends each of them once. */
const returnWith = (state: string) => ({ address: `/?code=of-google&state=${state}` })

const withResult = (next: SignInStep) =>
  withServer([
    respondWith('sessions', 'login', {
      next,
      type: 'I',
      email: 'amara@example.com',
      company_name: null,
      redirect_to: null,
      user: null,
      code: null,
    }),
    neverRespond('sessions', 'createCode'),
  ])

const meta: StoryMeta<typeof GoogleReturnScreen> = { component: GoogleReturnScreen }
export default meta

export const Working: Story<typeof GoogleReturnScreen> = {
  decorators: [withServer([neverRespond('sessions', 'login')])],
  parameters: returnWith('I-working'),
}
export const Cancelled: Story<typeof GoogleReturnScreen> = {
  parameters: { address: '/?state=I-cancelled' },
}
export const Failed: Story<typeof GoogleReturnScreen> = {
  decorators: [
    withServer([
      failWith('sessions', 'login', {
        status: 409,
        description: 'Google didn’t confirm your address. Use a code instead.',
      }),
    ]),
  ],
  parameters: returnWith('C-failed'),
  play: waitFor('[role="alert"]'),
}
export const Deactivated: Story<typeof GoogleReturnScreen> = {
  decorators: [withResult('ACCOUNT_DEACTIVATED')],
  parameters: returnWith('I-deactivated'),
  play: press('button', 'button[aria-busy="true"]'),
}
export const OfCompany: Story<typeof GoogleReturnScreen> = {
  decorators: [withResult('REGISTERED_AS_COMPANY')],
  parameters: returnWith('I-company'),
  play: waitFor('h1 ~ * a'),
}
