import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { WaitDialog } from './wait-dialog.tsx'

const meta: StoryMeta<typeof WaitDialog> = {
  component: WaitDialog,
  args: {
    title: 'Pass on: Amara Okafor',
    action: 'Save',
    isBusy: false,
    problem: null,
    reason: '',
    isReasonNeeded: false,
    onReason: () => {},
    onSend: () => {},
    onClose: () => {},
    children: 'To a colleague',
  },
}
export default meta

export const ReasonOptional: Story<typeof WaitDialog> = {}
export const ReasonMissing: Story<typeof WaitDialog> = {
  args: { isReasonNeeded: true, problem: 'Give a reason.' },
}
