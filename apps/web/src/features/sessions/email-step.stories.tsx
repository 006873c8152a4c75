import { enterText, submit, waitForElement } from '@fledge/ui/testing/play.ts'
import { longText } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import type { Payload } from '../../platform/http/client.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleSignIn } from '../../testing/samples/sign-in.ts'
import { EmailStep } from './email-step.tsx'

const featureOn = (isOn: boolean) =>
  respondWith('flags', 'featureOn', { name: 'GOOGLE_SIGN_IN', is_on: isOn })

const withCheck = (found: Partial<Payload<'sessions', 'validateEmail'>>) =>
  withServer([
    featureOn(false),
    respondWith('sessions', 'validateEmail', {
      next: 'SIGN_IN',
      email: 'amara@example.com',
      company_name: null,
      erase_at: null,
      ...found,
    }),
  ])

/** Returns a `play` that enters an address, submits it and waits for what follows. */
const submitAddress = (expected: string) => async () => {
  await enterText('input[type="email"]', 'amara@example.com')
  ;(await waitForElement('button[type="submit"]')).click()
  await waitForElement(expected)
}

const meta: StoryMeta<typeof EmailStep> = {
  component: EmailStep,
  args: {
    door: {
      type: 'I',
      title: 'Sign in or start your application',
      hint: 'If you have a university email address, use it here.',
      invalidMessage: 'Enter a full email address, like name@university.edu',
      small: 'By continuing, you accept our privacy policy.',
    },
    signIn: sampleSignIn,
    refusal: null,
  },
  decorators: [withServer([featureOn(false)])],
}
export default meta

export const Empty: Story<typeof EmailStep> = {}
export const WithGoogle: Story<typeof EmailStep> = { decorators: [withServer([featureOn(true)])] }
export const OfOperators: Story<typeof EmailStep> = {
  args: {
    door: { type: 'O', title: 'Sign in', hint: 'Use your work email.', invalidMessage: 'Enter it' },
  },
}
export const LinkRefused: Story<typeof EmailStep> = {
  args: { refusal: 'This link has expired. Enter your address to get a code.' },
}
export const LongText: Story<typeof EmailStep> = {
  args: {
    door: { type: 'I', title: longText, hint: longText, invalidMessage: longText, small: longText },
    refusal: longText,
  },
  play: submit,
}
export const Incomplete: Story<typeof EmailStep> = { play: submit }
export const Checking: Story<typeof EmailStep> = {
  decorators: [withServer([featureOn(false), neverRespond('sessions', 'validateEmail')])],
  play: submitAddress('button[aria-busy="true"]'),
}
export const TooManyAttempts: Story<typeof EmailStep> = {
  decorators: [
    withServer([
      featureOn(false),
      failWith('sessions', 'validateEmail', {
        status: 429,
        code: 'TOO_MANY_REQUESTS',
        description: 'Too many attempts. Try again in 10 minutes.',
      }),
    ]),
  ],
  play: submitAddress('[aria-invalid="true"]'),
}
export const Deactivated: Story<typeof EmailStep> = {
  decorators: [withCheck({ next: 'ACCOUNT_DEACTIVATED' })],
  play: submitAddress('[role="alert"]'),
}
export const OfCompany: Story<typeof EmailStep> = {
  decorators: [withCheck({ next: 'REGISTERED_AS_COMPANY' })],
  play: submitAddress('[role="alert"]'),
}
export const Leaving: Story<typeof EmailStep> = {
  decorators: [withCheck({ erase_at: '2026-12-04T00:00:00Z' })],
  play: submitAddress('[role="alert"]'),
}
