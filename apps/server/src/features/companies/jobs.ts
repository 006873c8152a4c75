import type { Job } from '../../platform/http/handler.ts'
import { createActJob } from '../pending-acts/public.ts'
import { approveCheckedCompany } from './approve-companies.ts'
import { executeAskCompany } from './ask-company.ts'
import { executeCompanyDecision } from './company-decision.ts'
import { remindOfQuestionsJob } from './remind-of-questions.ts'

/** Decisions on companies take effect once they can no longer be undone; reminders of questions. */
export const companyJobs: readonly Job[] = [
  createActJob('companies.decide', 'COMPANY', {
    admitCompany: executeCompanyDecision('admit'),
    approveCompany: executeCompanyDecision('approve'),
    rejectCompany: executeCompanyDecision('reject'),
    reopenCompany: executeCompanyDecision('reopen'),
    expelCompany: executeCompanyDecision('expel'),
    approveCheckedCompany,
    askCompany: executeAskCompany,
  }),
  remindOfQuestionsJob,
]
