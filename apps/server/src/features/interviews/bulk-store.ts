import type { CompanyScope, OperatorScope } from '@fledge/domain/sessions/types.ts'
import { defineList } from '../../platform/db/list-query.ts'

import { visibleNameSql } from '../../platform/db/visible-name.ts'
import { upcomingFirstOrder, isNameVisible, interviewTimeSql } from './store.ts'
import { type InterviewRow, interviewRows } from './queries/interviews.queries.ts'
import { type InternFeedbackRow, internFeedbackRows } from './queries/bulk.queries.ts'

// Lists of a whole company, and statements on several interviews at once.

/** Upcoming interviews by time, then past ones newest first. */
export const companyInterviews = defineList<{
  row: InterviewRow
  scope: { company: CompanyScope }
  filters: {
    statuses: readonly string[]
    plan: string
    interviewer: string
    from: string
    to: string
    search: string
  }
}>({
  name: 'interviews.ofCompany',
  ...interviewRows,
  where: ['i.company_id = :company'],
  filters: {
    statuses: 'i.status = any(:statuses)',
    plan: 'c.plan_id = :plan',
    interviewer:
      'exists (select from interviewers w where w.interview_id = i.interview_id and w.member_id = :interviewer)',
    from: `${interviewTimeSql} >= :from`,
    to: `${interviewTimeSql} < :to`,
    search: { contains: ['p.name', visibleNameSql(isNameVisible)] },
  },
  orders: { default: [upcomingFirstOrder] },
})

/** Interns' feedback on a company's interviews, as they gave it. */
export const internFeedback = defineList<{
  row: InternFeedbackRow
  scope: { operator: OperatorScope; company: string }
}>({
  name: 'interviews.internFeedback',
  ...internFeedbackRows,
  where: ["i.company_id = :company and f.side = 'intern'"],
  filters: {},
  orders: {
    default: {
      direction: 'desc',
      key: [
        { sql: 'f.created_at', type: 'timestamptz' },
        { sql: 'f.interview_id', type: 'uuid' },
      ],
    },
  },
})
