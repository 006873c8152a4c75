import { enterText, waitFor, waitForElement } from '@fledge/ui/testing/play.ts'
import { longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { sampleCode, sampleSignIn } from '../../testing/samples/sign-in.ts'
import { hoursFromNow } from '../../testing/story-time.ts'
import { CodeStep } from './code-step.tsx'

const over = Date.parse(hoursFromNow(-1))

const meta: StoryMeta<typeof CodeStep> = {
  component: CodeStep,
  args: {
    code: sampleCode,
    signIn: { ...sampleSignIn, step: 'code', code: sampleCode },
    hasMailbox: false,
    note: null,
  },
}
export default meta

export const Sent: Story<typeof CodeStep> = {}
export const MayResend: Story<typeof CodeStep> = {
  args: { code: { ...sampleCode, resendAt: over }, hasMailbox: true },
}
export const Expired: Story<typeof CodeStep> = {
  args: { code: { ...sampleCode, resendAt: over, expiresAt: over } },
  play: waitFor('[aria-invalid="true"]'),
}
export const EightDigits: Story<typeof CodeStep> = { args: { code: { ...sampleCode, digits: 8 } } }
export const LinksGoogle: Story<typeof CodeStep> = {
  args: { code: { ...sampleCode, links: true }, note: 'You’ll join the Spring batch.' },
}
export const LongText: Story<typeof CodeStep> = {
  args: {
    code: { ...sampleCode, email: `${longWord}@${longWord}.example`, resendAt: over },
    hasMailbox: true,
    note: longText,
  },
}
export const Verifying: Story<typeof CodeStep> = {
  play: async () => {
    await enterText('input', '123456')
    await waitForElement('button[aria-busy="true"]')
  },
}
export const Refused: Story<typeof CodeStep> = {
  args: {
    signIn: {
      ...sampleSignIn,
      step: 'code',
      code: sampleCode,
      verifyCode: () =>
        Promise.reject(
          new ApiError(
            400,
            'CODE_INCORRECT',
            'This code is incorrect. You have 4 attempts left.',
            {},
          ),
        ),
    },
  },
  play: async () => {
    await enterText('input', '123456')
    await waitForElement('[aria-invalid="true"]')
  },
}
