import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import {
  sampleAppSecret,
  sampleFactorCode,
  sampleRecoveryCodes,
} from '../../testing/samples/second-factor.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { SetUpDialog } from './set-up-dialog.tsx'

const setUp = {
  start: () => {},
  isStarting: false,
  secret: sampleAppSecret,
  state: sampleFactorCode,
  codes: null,
  reset: () => {},
}

const meta: StoryMeta<typeof SetUpDialog> = {
  component: SetUpDialog,
  decorators: [withServer([], sampleOperator)],
  args: { setUp, secret: sampleAppSecret },
}
export default meta

export const App: Story<typeof SetUpDialog> = {}
export const WrongCode: Story<typeof SetUpDialog> = {
  args: {
    setUp: {
      ...setUp,
      state: {
        ...sampleFactorCode,
        code: '123456',
        error: 'This code is incorrect. Enter the one that your authenticator app shows now.',
      },
    },
  },
}
export const RecoveryCodes: Story<typeof SetUpDialog> = {
  args: { setUp: { ...setUp, codes: sampleRecoveryCodes.recovery_codes } },
}
