import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { sampleFactorCode } from '../testing/samples/second-factor.ts'
import { FactorCodeField } from './factor-code-field.tsx'

const meta: StoryMeta<typeof FactorCodeField> = {
  component: FactorCodeField,
  args: { state: sampleFactorCode },
}
export default meta

export const OfApp: Story<typeof FactorCodeField> = {}
export const OnlyOfApp: Story<typeof FactorCodeField> = { args: { isAppOnly: true } }
export const Recovery: Story<typeof FactorCodeField> = {
  args: { state: { ...sampleFactorCode, isRecovery: true } },
}
export const RefusedRecovery: Story<typeof FactorCodeField> = {
  args: {
    state: {
      ...sampleFactorCode,
      isRecovery: true,
      code: 'abcd-efgh-2345-6723-ijkl-mnop',
      error: 'This recovery code is incorrect or has already been used. Try another one.',
    },
  },
}
