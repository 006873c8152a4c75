import { press } from '@fledge/ui/testing/play.ts'
import { ignore, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, withServer } from '../../testing/fake-server.tsx'
import { sampleIntern } from '../../testing/samples/people.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { ViewAsDialog } from './view-as-dialog.tsx'

const meta: StoryMeta<typeof ViewAsDialog> = {
  component: ViewAsDialog,
  args: { person: sampleIntern, onClose: ignore },
  decorators: [withServer([], sampleOperator)],
}
export default meta

export const Empty: Story<typeof ViewAsDialog> = {}
export const LongName: Story<typeof ViewAsDialog> = {
  args: { person: { ...sampleIntern, name: longWord } },
}
export const Refused: Story<typeof ViewAsDialog> = {
  decorators: [
    withServer(
      [
        failWith('accounts', 'beginAccountView', {
          status: 409,
          code: 'CONFLICT',
          description: 'This account is not active.',
        }),
      ],
      sampleOperator,
    ),
  ],
  play: press('[type=submit]', '[role=alert]'),
}
