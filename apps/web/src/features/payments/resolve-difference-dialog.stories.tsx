import { press } from '@fledge/ui/testing/play.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { neverRespond, withServer } from '../../testing/fake-server.tsx'
import { sampleDifference } from '../../testing/samples/payments.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { ResolveDifferenceDialog } from './resolve-difference-dialog.tsx'

const meta: StoryMeta<typeof ResolveDifferenceDialog> = {
  component: ResolveDifferenceDialog,
  args: { difference: sampleDifference, onClose: () => {} },
  decorators: [withServer([neverRespond('payments', 'resolveDifference')], sampleOperator)],
}
export default meta

export const Asking: Story<typeof ResolveDifferenceDialog> = {}
export const WithoutReason: Story<typeof ResolveDifferenceDialog> = {
  play: press('dialog[open] button[type="submit"]', '[aria-invalid="true"]'),
}
