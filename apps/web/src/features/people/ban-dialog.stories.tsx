import { press } from '@fledge/ui/testing/play.ts'
import { ignore } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, withServer } from '../../testing/fake-server.tsx'
import { sampleIntern } from '../../testing/samples/people.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { BanDialog } from './ban-dialog.tsx'

const meta: StoryMeta<typeof BanDialog> = {
  component: BanDialog,
  args: { person: sampleIntern, onClose: ignore },
  decorators: [withServer([], sampleOperator)],
}
export default meta

export const Empty: Story<typeof BanDialog> = {}
export const Refused: Story<typeof BanDialog> = {
  decorators: [
    withServer(
      [
        failWith('accounts', 'banPerson', {
          status: 409,
          code: 'CONFLICT',
          description: 'A decision on this is pending.',
        }),
      ],
      sampleOperator,
    ),
  ],
  play: async () => {
    await press('[type=radio]')()
    await press('[type=submit]:not([aria-disabled])', '[role=alert]')()
  },
}
