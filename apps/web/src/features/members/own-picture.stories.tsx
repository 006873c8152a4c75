import { waitForElement } from '@fledge/ui/testing/play.ts'
import { samplePicture } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { samplePoc } from '../../testing/samples/members.ts'
import { sampleMember } from '../../testing/samples/users.ts'
import { OwnPicture } from './own-picture.tsx'

const meta: StoryMeta<typeof OwnPicture> = {
  component: OwnPicture,
  args: { poc: samplePoc },
  decorators: [withServer([], sampleMember)],
}
export default meta

export const None: Story<typeof OwnPicture> = {}
export const Removing: Story<typeof OwnPicture> = {
  args: { poc: { ...samplePoc, picture_url: samplePicture } },
  play: async () => {
    const buttons = document.querySelectorAll('button')
    buttons.item(buttons.length - 1).click()
    await waitForElement('dialog[open]')
  },
}
