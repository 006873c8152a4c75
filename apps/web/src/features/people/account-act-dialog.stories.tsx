import { press } from '@fledge/ui/testing/play.ts'
import { ignore, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, withServer } from '../../testing/fake-server.tsx'
import { sampleIntern } from '../../testing/samples/people.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { AccountActDialog } from './account-act-dialog.tsx'

const meta: StoryMeta<typeof AccountActDialog> = {
  component: AccountActDialog,
  args: { person: sampleIntern, act: 'deactivate', onClose: ignore },
  decorators: [withServer([], sampleOperator)],
}
export default meta

export const Deactivate: Story<typeof AccountActDialog> = {}
export const Reactivate: Story<typeof AccountActDialog> = { args: { act: 'reactivate' } }
export const Keep: Story<typeof AccountActDialog> = { args: { act: 'keep' } }
export const LongName: Story<typeof AccountActDialog> = {
  args: { person: { ...sampleIntern, name: longWord } },
}
export const Refused: Story<typeof AccountActDialog> = {
  decorators: [
    withServer(
      [
        failWith('accounts', 'deactivatePerson', {
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
