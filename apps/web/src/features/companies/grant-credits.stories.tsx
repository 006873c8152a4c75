import { openByButton, waitForElement } from '@fledge/ui/testing/play.ts'
import { longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, withServer } from '../../testing/fake-server.tsx'
import { sampleOperator } from '../../testing/samples/users.ts'
import { GrantCredits } from './grant-credits.tsx'

const meta: StoryMeta<typeof GrantCredits> = {
  component: GrantCredits,
  args: { companyId: 'company', company: 'Aurora Labs', status: 'APPROVED' },
  decorators: [withServer([], sampleOperator)],
}
export default meta

export const Allowed: Story<typeof GrantCredits> = {}
export const NotApproved: Story<typeof GrantCredits> = { args: { status: 'PENDING_APPROVAL' } }
export const Granting: Story<typeof GrantCredits> = {
  args: { company: longWord },
  play: openByButton('dialog[open]'),
}
export const Failed: Story<typeof GrantCredits> = {
  decorators: [
    withServer(
      [failWith('credits', 'grantCredits', { status: 400, fields: { amount: 'Enter 1 to 100.' } })],
      sampleOperator,
    ),
  ],
  play: async (canvas) => {
    await openByButton('dialog[open]')(canvas)
    ;[...document.querySelectorAll<HTMLElement>('dialog[open] button')].at(-1)?.click()
    await waitForElement('dialog[open] [aria-invalid="true"]')
  },
}
