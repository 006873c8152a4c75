import { enterText, submit, waitFor } from '@fledge/ui/testing/play.ts'
import { ignore } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, withServer } from '../../testing/fake-server.tsx'
import { sampleMember } from '../../testing/samples/users.ts'
import { SpotFeedbackDialog } from './spot-feedback-dialog.tsx'

const meta: StoryMeta<typeof SpotFeedbackDialog> = {
  component: SpotFeedbackDialog,
  args: { opened: true, onClose: ignore },
  decorators: [withServer([], sampleMember)],
  play: waitFor('dialog[open] textarea'),
}
export default meta

export const Empty: Story<typeof SpotFeedbackDialog> = {}
export const Wrong: Story<typeof SpotFeedbackDialog> = { play: submit }
export const Refused: Story<typeof SpotFeedbackDialog> = {
  decorators: [
    withServer(
      [
        failWith('spotFeedback', 'sendSpotFeedback', {
          status: 400,
          code: 'VALIDATION',
          fields: { feedback: 'Use at most 2,000 characters.' },
        }),
      ],
      sampleMember,
    ),
  ],
  play: async () => {
    await enterText('dialog[open] textarea', 'The list of plans is slow.')
    await submit()
  },
}
