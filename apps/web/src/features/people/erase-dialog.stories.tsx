import { press } from '@fledge/ui/testing/play.ts'
import { ignore, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, withServer } from '../../testing/fake-server.tsx'
import { sampleIntern } from '../../testing/samples/people.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { EraseDialog } from './erase-dialog.tsx'

const meta: StoryMeta<typeof EraseDialog> = {
  component: EraseDialog,
  args: { person: sampleIntern, onClose: ignore },
  decorators: [withServer([], sampleOperator)],
}
export default meta

export const Empty: Story<typeof EraseDialog> = {}
export const LongName: Story<typeof EraseDialog> = {
  args: { person: { ...sampleIntern, name: longWord } },
}
export const Refused: Story<typeof EraseDialog> = {
  decorators: [
    withServer(
      [
        failWith('accounts', 'erasePerson', {
          status: 409,
          code: 'LAST_ADMIN',
          description: 'A company needs an administrator.',
        }),
      ],
      sampleOperator,
    ),
  ],
  play: press('[type=submit]', '[role=alert]'),
}
