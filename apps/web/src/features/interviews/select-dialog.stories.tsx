import { press, waitFor } from '@fledge/ui/testing/play.ts'
import { ignore, longText } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { companyInterview } from '../../testing/samples/interviews.ts'
import { sampleMember } from '../../testing/samples/users.ts'
import { SelectDialog } from './select-dialog.tsx'

const meta: StoryMeta<typeof SelectDialog> = {
  component: SelectDialog,
  args: {
    interview: {
      ...companyInterview,
      status: 'RESCHEDULE_REQUESTED_BY_INTERN',
      end_note: longText,
    },
    onClose: ignore,
  },
  decorators: [withServer([], sampleMember)],
  play: waitFor('dialog[open]'),
}
export default meta

export const NothingChosen: Story<typeof SelectDialog> = {}
export const Chosen: Story<typeof SelectDialog> = {
  play: press('dialog[open] input[type="radio"]'),
}
