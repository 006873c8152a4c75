import { waitForElement } from '@fledge/ui/testing/play.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { respondWith, withServer } from '../../testing/fake-server.tsx'
import { handoverRow } from '../../testing/samples/members.ts'
import { sampleMember } from '../../testing/samples/users.ts'
import { LeavePart } from './leave-part.tsx'

const withHandover = (...rows: readonly (typeof handoverRow)[]) =>
  withServer([respondWith('accounts', 'listOwnHandover', [...rows])], sampleMember)

const meta: StoryMeta<typeof LeavePart> = { component: LeavePart }
export default meta

export const Closed: Story<typeof LeavePart> = { decorators: [withHandover()] }
export const Leaving: Story<typeof LeavePart> = {
  decorators: [withHandover(handoverRow)],
  play: async () => {
    const buttons = document.querySelectorAll('button')
    buttons.item(buttons.length - 1).click()
    await waitForElement('dialog[open] li')
  },
}
