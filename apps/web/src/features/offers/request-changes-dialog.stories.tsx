import { waitFor, waitForElement } from '@fledge/ui/testing/play.ts'
import { ignore } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { RequestChangesDialog } from './request-changes-dialog.tsx'

const meta: StoryMeta<typeof RequestChangesDialog> = {
  component: RequestChangesDialog,
  args: { opened: true, busy: false, onClose: ignore, onSend: ignore },
  play: waitFor('dialog[open]'),
}
export default meta

export const Empty: Story<typeof RequestChangesDialog> = {}
export const Busy: Story<typeof RequestChangesDialog> = { args: { busy: true } }
export const Missing: Story<typeof RequestChangesDialog> = {
  play: async () => {
    const dialog = await waitForElement('dialog[open]')
    ;[...dialog.querySelectorAll('button')].at(-1)?.click()
    await waitForElement('[role="alert"]')
  },
}
