import { press } from '@fledge/ui/testing/play.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { neverRespond, withServer } from '../../testing/fake-server.tsx'
import { sampleOperator } from '../../testing/samples/users.ts'
import { CompareDialog } from './compare-dialog.tsx'

const meta: StoryMeta<typeof CompareDialog> = {
  component: CompareDialog,
  args: { onClose: () => {} },
  decorators: [withServer([neverRespond('payments', 'comparePayments')], sampleOperator)],
}
export default meta

export const Asking: Story<typeof CompareDialog> = {}
export const Sending: Story<typeof CompareDialog> = {
  play: press('dialog[open] button[type="submit"]', '[aria-busy="true"]'),
}
