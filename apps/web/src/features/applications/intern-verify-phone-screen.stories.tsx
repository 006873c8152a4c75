import { enterText, press, waitForElement } from '@fledge/ui/testing/play.ts'
import { longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleApplication } from '../../testing/samples/applications.ts'
import { sampleSupport } from '../../testing/samples/settings.ts'
import { sampleIntern } from '../../testing/samples/users.ts'
import { hoursFromNow } from '../../testing/story-time.ts'
import InternVerifyPhoneScreen from './intern-verify-phone-screen.tsx'

const unconfirmed = { ...sampleApplication.profile, is_phone_verified: false }
const known = respondWith('profiles', 'getBasicInfo', unconfirmed)
const refused = { status: 400, code: 'VALIDATION' } as const
const sendCode = press('button[type="submit"]', '[autocomplete="one-time-code"]')

/** A code that was sent is kept on the device, for each person. */
const withCode = (user_id: string) =>
  withServer(
    [
      known,
      ...sampleSupport,
      respondWith('applications', 'startPhone', {
        otp_hash: 'hash',
        expires_at: hoursFromNow(0.25),
        resend_at: hoursFromNow(0.01),
      }),
      failWith('applications', 'verifyPhone', {
        ...refused,
        fields: { otp: 'This code isn’t right. You have 2 attempts left.' },
      }),
    ],
    { ...sampleIntern, user_id },
  )

const meta: StoryMeta<typeof InternVerifyPhoneScreen> = {
  component: InternVerifyPhoneScreen,
  decorators: [withServer([known], sampleIntern)],
}
export default meta

export const Number: Story<typeof InternVerifyPhoneScreen> = {}
export const NumberRefused: Story<typeof InternVerifyPhoneScreen> = {
  decorators: [
    withServer(
      [
        known,
        failWith('applications', 'startPhone', {
          ...refused,
          fields: { phone: 'Enter the number with its country code.' },
        }),
      ],
      sampleIntern,
    ),
  ],
  play: press('button[type="submit"]', '[aria-invalid="true"]'),
}
export const CodeSent: Story<typeof InternVerifyPhoneScreen> = {
  decorators: [withCode('code-sent')],
  play: sendCode,
}
export const CodeWrong: Story<typeof InternVerifyPhoneScreen> = {
  decorators: [withCode('code-wrong')],
  play: async () => {
    await sendCode()
    await enterText('[autocomplete="one-time-code"]', '123456')
    await waitForElement('[role="alert"]')
  },
}
export const Confirmed: Story<typeof InternVerifyPhoneScreen> = {
  decorators: [
    withServer(
      [
        respondWith('profiles', 'getBasicInfo', {
          ...unconfirmed,
          phone: longWord,
          is_phone_verified: true,
        }),
      ],
      sampleIntern,
    ),
  ],
}
export const Loading: Story<typeof InternVerifyPhoneScreen> = {
  decorators: [withServer([neverRespond('profiles', 'getBasicInfo')], sampleIntern)],
}
export const Failed: Story<typeof InternVerifyPhoneScreen> = {
  decorators: [withServer([failWith('profiles', 'getBasicInfo', { status: 500 })], sampleIntern)],
}
