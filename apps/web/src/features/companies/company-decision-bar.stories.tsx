import { openByButton, press } from '@fledge/ui/testing/play.ts'
import { ignore, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { companyReview, sampleQuestion } from '../../testing/samples/companies.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { CompanyDecisionBar } from './company-decision-bar.tsx'

const notNow = 'errors.ILLEGAL_TRANSITION'
const approved = {
  ...companyReview,
  status: 'APPROVED' as const,
  may: { ...companyReview.may, approve: notNow, reject: notNow, expel: true as const },
}

const meta: StoryMeta<typeof CompanyDecisionBar> = {
  component: CompanyDecisionBar,
  args: { review: companyReview, onDecided: ignore, onReopen: ignore },
  decorators: [withServer([], sampleOperator)],
}
export default meta

export const Pending: Story<typeof CompanyDecisionBar> = {}
export const Waiting: Story<typeof CompanyDecisionBar> = {
  args: {
    review: {
      ...companyReview,
      status: 'IN_WAITING_LIST',
      may: { ...companyReview.may, approve: notNow, admit: true },
    },
  },
}
export const Approved: Story<typeof CompanyDecisionBar> = { args: { review: approved } }
export const Rejected: Story<typeof CompanyDecisionBar> = {
  args: {
    review: {
      ...companyReview,
      status: 'REJECTED',
      may: { ...companyReview.may, approve: notNow, reject: notNow, reopen: true },
    },
  },
}
export const Rejecting: Story<typeof CompanyDecisionBar> = {
  play: press('button:nth-of-type(4)', 'dialog[open]'),
}
export const Asked: Story<typeof CompanyDecisionBar> = {
  args: {
    review: {
      ...companyReview,
      questions: [sampleQuestion],
      may: { ...companyReview.may, ask: 'companies.refused.alreadyAsked' },
    },
  },
}
export const Closing: Story<typeof CompanyDecisionBar> = {
  args: { review: { ...approved, name: longWord } },
  play: openByButton('dialog[open]'),
}
