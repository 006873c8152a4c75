import { enterText, waitForElement } from '@fledge/ui/testing/play.ts'
import { longText } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { sampleOperator } from '../../testing/samples/users.ts'
import { CodeDialog } from './code-dialog.tsx'

const meta: StoryMeta<typeof CodeDialog> = {
  component: CodeDialog,
  decorators: [withServer([], sampleOperator)],
  args: {
    title: 'Create new recovery codes',
    text: 'Your current recovery codes will stop working.',
    action: 'Create new recovery codes',
    onSend: () => new Promise(() => {}),
    onClose: () => {},
  },
}
export default meta

export const Asking: Story<typeof CodeDialog> = {}
export const LongText: Story<typeof CodeDialog> = { args: { text: longText, tone: 'danger' } }
export const Sending: Story<typeof CodeDialog> = {
  play: async () => {
    await enterText('dialog[open] input', '123456')
    await waitForElement('dialog[open] button[aria-busy="true"]')
  },
}
export const Refused: Story<typeof CodeDialog> = {
  args: {
    onSend: () =>
      Promise.reject(new ApiError(400, 'CODE_INCORRECT', 'This code is incorrect.', {})),
  },
  play: async () => {
    await enterText('dialog[open] input', '123456')
    await waitForElement('dialog[open] [aria-invalid="true"]')
  },
}
