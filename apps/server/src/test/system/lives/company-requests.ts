import { isReplyUnread } from './company-rules.ts'
import { type ActionContext, missingId, type RequestPlan } from './request-plan.ts'

const planCompanyRequest =
  (path: string, body: (moment: ActionContext) => object) =>
  (moment: ActionContext): RequestPlan => ({
    by: 'operator',
    address: `POST operator/companies/${moment.world.company.companyId}/${path}`,
    body: body(moment),
  })

const pending = { expected_status: 'PENDING_APPROVAL' }
function readReply({ life, stored, choice }: ActionContext) {
  return { ...pending, seen_reply_at: isReplyUnread(life, choice) ? null : stored.repliedAt }
}

/** The requests of a company's review. */
export const companyRequests = {
  rejectCompany: planCompanyRequest('expel', () => ({
    expected_status: 'APPROVED',
    reason: 'CONDUCT',
  })),
  reopenCompany: planCompanyRequest('reopen', () => ({ expected_status: 'REJECTED' })),
  askCompany: planCompanyRequest('ask', () => ({ ...pending, points: ['Who signs agreements?'] })),
  replyToTeam: ({ stored }: ActionContext): RequestPlan => ({
    by: 'admin',
    address: 'POST host-company/answer-question',
    body: { question_id: stored.question?.id ?? missingId, answer: 'Our manager does.' },
  }),
  approveCompany: planCompanyRequest('approve', readReply),
  refuseCompany: planCompanyRequest('reject', (moment) => ({
    ...readReply(moment),
    reason: 'FIT',
  })),
}
