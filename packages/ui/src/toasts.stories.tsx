import { ignore, longText, longWord } from './testing/samples.ts'
import type { Story, StoryMeta } from './testing/story.ts'
import { Snackbar, Toast, ToastStack } from './toasts.tsx'

const meta: StoryMeta<typeof Snackbar> = {
  component: Snackbar,
  args: {
    severity: 'error',
    title: 'Error',
    message: 'The offer could not be sent.',
    closeLabel: 'Close',
    onClose: ignore,
  },
  render: (args) => (
    <ToastStack>
      <Snackbar {...args} />
    </ToastStack>
  ),
}
export default meta

export const Failure: Story<typeof Snackbar> = {}
export const Warning: Story<typeof Snackbar> = {
  args: { severity: 'warning', title: 'Not saved yet', message: 'You are offline.' },
}
export const Information: Story<typeof Snackbar> = {
  args: { severity: 'info', title: 'Signed out', message: 'Your session has ended.' },
}
export const Success: Story<typeof Snackbar> = {
  args: { severity: 'success', title: 'Sent', message: 'Amara has your offer.' },
}
export const LongText: Story<typeof Snackbar> = {
  args: { title: longText, message: `${longWord} ${longText}` },
}
export const Undo: Story<typeof Snackbar> = {
  render: () => (
    <ToastStack>
      <Toast text="The candidate was archived" action={{ label: 'Undo', act: ignore }} />
    </ToastStack>
  ),
}
export const Failed: Story<typeof Snackbar> = {
  render: () => (
    <ToastStack>
      <Toast text="Not saved" isFailure action={{ label: 'Open', act: ignore }} />
    </ToastStack>
  ),
}
export const LongToast: Story<typeof Snackbar> = {
  render: () => (
    <ToastStack>
      <Toast text={longText} action={{ label: 'Undo', act: ignore }} />
    </ToastStack>
  ),
}
export const Nothing: Story<typeof Snackbar> = { render: () => <ToastStack>{null}</ToastStack> }
