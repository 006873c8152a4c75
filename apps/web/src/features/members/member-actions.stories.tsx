import { waitForElement } from '@fledge/ui/testing/play.ts'
import { ignore, longText } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { invitedMember } from '../../testing/samples/members.ts'
import { sampleMember } from '../../testing/samples/users.ts'
import { MemberActions } from './member-actions.tsx'

const meta: StoryMeta<typeof MemberActions> = {
  component: MemberActions,
  args: { member: invitedMember, name: longText, onShow: ignore },
  decorators: [withServer([], sampleMember)],
}
export default meta

export const Revoking: Story<typeof MemberActions> = {
  play: async ({ canvasElement }) => {
    canvasElement.querySelectorAll('button').item(1).click()
    await waitForElement('dialog[open]')
  },
}
