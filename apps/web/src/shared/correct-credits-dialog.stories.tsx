import { waitForElement } from '@fledge/ui/testing/play.ts'
import { longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, withServer } from '../testing/fake-server.tsx'
import { sampleOperator } from '../testing/samples/users.ts'
import { CorrectCreditsDialog } from './correct-credits-dialog.tsx'

const meta: StoryMeta<typeof CorrectCreditsDialog> = {
  component: CorrectCreditsDialog,
  args: { companyId: 'company', company: 'Aurora Labs', onClose: () => {} },
  decorators: [withServer([], sampleOperator)],
}
export default meta

export const Grant: Story<typeof CorrectCreditsDialog> = { args: { company: longWord } }
export const Revoke: Story<typeof CorrectCreditsDialog> = {
  play: async () => {
    document.querySelector<HTMLElement>('dialog[open] input[value="revoke"]')?.click()
    await waitForElement('dialog[open] input[value="revoke"]:checked')
  },
}
export const Failed: Story<typeof CorrectCreditsDialog> = {
  decorators: [
    withServer(
      [failWith('credits', 'grantCredits', { status: 400, fields: { amount: 'Enter 1 to 100.' } })],
      sampleOperator,
    ),
  ],
  play: async () => {
    await waitForElement('dialog[open]')
    ;[...document.querySelectorAll<HTMLElement>('dialog[open] button')].at(-1)?.click()
    await waitForElement('dialog[open] [aria-invalid="true"]')
  },
}
