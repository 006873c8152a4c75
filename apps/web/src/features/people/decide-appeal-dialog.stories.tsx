import { press } from '@fledge/ui/testing/play.ts'
import { ignore, longText } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, withServer } from '../../testing/fake-server.tsx'
import { sampleBannedPerson } from '../../testing/samples/people.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { DecideAppealDialog } from './decide-appeal-dialog.tsx'

const meta: StoryMeta<typeof DecideAppealDialog> = {
  component: DecideAppealDialog,
  args: { person: sampleBannedPerson, onClose: ignore },
  decorators: [withServer([], sampleOperator)],
}
export default meta

export const Empty: Story<typeof DecideAppealDialog> = {}
export const Refused: Story<typeof DecideAppealDialog> = {
  decorators: [
    withServer(
      [
        failWith('accounts', 'decideAppeal', {
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
export const LongAppeal: Story<typeof DecideAppealDialog> = {
  args: {
    person: {
      ...sampleBannedPerson,
      account: sampleBannedPerson.account && {
        ...sampleBannedPerson.account,
        appeal: sampleBannedPerson.account.appeal && {
          ...sampleBannedPerson.account.appeal,
          text: longText,
        },
      },
    },
  },
}
