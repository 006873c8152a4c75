import { waitFor, enterText } from '@fledge/ui/testing/play.ts'
import { ignore, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { sampleLookups } from '../../testing/samples/lookups.ts'
import { sampleMember } from '../../testing/samples/users.ts'
import { InviteDialog } from './invite-dialog.tsx'

const meta: StoryMeta<typeof InviteDialog> = {
  component: InviteDialog,
  args: { opened: true, onClose: ignore },
  decorators: [withServer(sampleLookups, sampleMember)],
  play: waitFor('dialog[open] input'),
}
export default meta

export const Empty: Story<typeof InviteDialog> = {}
export const Addresses: Story<typeof InviteDialog> = {
  play: () =>
    enterText(
      'dialog[open] textarea',
      `grace@example.com, not an address, ${longWord}@example.com, grace@example.com`,
    ),
}
