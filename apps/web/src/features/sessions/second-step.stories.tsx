import { enterText, waitForElement } from '@fledge/ui/testing/play.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, withServer } from '../../testing/fake-server.tsx'
import { SecondStep } from './second-step.tsx'

const meta: StoryMeta<typeof SecondStep> = {
  component: SecondStep,
  decorators: [withServer([neverRespond('secondFactor', 'verifySecondFactor')])],
  args: { finish: () => {} },
}
export default meta

export const Asking: Story<typeof SecondStep> = {}
export const Verifying: Story<typeof SecondStep> = {
  play: async () => {
    await enterText('input', '123456')
    await waitForElement('button[aria-busy="true"]')
  },
}
export const Limited: Story<typeof SecondStep> = {
  decorators: [
    withServer([
      failWith('secondFactor', 'verifySecondFactor', {
        status: 429,
        code: 'RATE_LIMITED',
        description:
          'There have been too many incorrect codes. Try again in 9 hours, or use a recovery code.',
      }),
    ]),
  ],
  play: async () => {
    await enterText('input', '123456')
    await waitForElement('[aria-invalid="true"]')
  },
}
