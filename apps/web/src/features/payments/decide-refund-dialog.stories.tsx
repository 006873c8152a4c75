import { enterText, waitForElement } from '@fledge/ui/testing/play.ts'
import { longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { neverRespond, withServer } from '../../testing/fake-server.tsx'
import { operatorPayment, sampleProposal } from '../../testing/samples/payments.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { DecideRefundDialog } from './decide-refund-dialog.tsx'

const meta: StoryMeta<typeof DecideRefundDialog> = {
  component: DecideRefundDialog,
  args: { payment: operatorPayment, proposal: sampleProposal, onClose: () => {} },
  decorators: [withServer([neverRespond('payments', 'approveRefund')], sampleOperator)],
}
export default meta

export const Proposed: Story<typeof DecideRefundDialog> = {}
export const LongText: Story<typeof DecideRefundDialog> = {
  args: { proposal: { ...sampleProposal, proposer: longWord, note: longText } },
}
export const Approving: Story<typeof DecideRefundDialog> = {
  play: async () => {
    await enterText('dialog[open] textarea', 'The company confirmed it.')
    ;[...document.querySelectorAll<HTMLElement>('dialog[open] button')].at(-1)?.click()
    await waitForElement('dialog[open] [aria-busy="true"]')
  },
}
