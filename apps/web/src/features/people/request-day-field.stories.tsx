import { ignore } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { RequestDayField } from './request-day-field.tsx'

const meta: StoryMeta<typeof RequestDayField> = {
  component: RequestDayField,
  args: { failure: null, value: '2026-11-20', onChange: ignore },
}
export default meta

export const Filled: Story<typeof RequestDayField> = {}
export const Refused: Story<typeof RequestDayField> = {
  args: {
    failure: new ApiError(400, 'VALIDATION', '', {
      received_on: 'Enter a day that isn’t in the future',
    }),
  },
}
