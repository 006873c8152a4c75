import { ignore } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { ActReasonField } from './act-reason-field.tsx'

const meta: StoryMeta<typeof ActReasonField> = {
  component: ActReasonField,
  args: { name: 'reason', failure: null, value: '', onChange: ignore },
}
export default meta

export const Empty: Story<typeof ActReasonField> = {}
export const Missing: Story<typeof ActReasonField> = {
  args: { failure: new ApiError(400, 'VALIDATION', '', { reason: 'Enter a reason' }) },
}
export const Refused: Story<typeof ActReasonField> = {
  args: {
    name: 'message',
    value: 'Asked interns for money',
    failure: new ApiError(409, 'CONFLICT', 'This person is already banned.'),
  },
}
