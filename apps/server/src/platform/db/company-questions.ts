// Whose turn it is in the review of a company `c`: the programme team's, unless it
// requested information and the company still has time to reply.

const currentSql = (company: string) =>
  `from company_questions cq where cq.company_id = ${company}.company_id and cq.closed_at is null`

/** Whether the company still has time to reply. */
export const isCompanyAskedSql = (company: string): string =>
  `exists (select ${currentSql(company)} and cq.answered_at is null and cq.due_at > :now::timestamptz)`

/** Since when a company has been waiting for a decision, which is its place in the queue. */
export const companyWaitingSinceSql = (company: string): string =>
  `coalesce(${company}.decided_at, ${company}.created_at)`

/**
 * Since when it is the programme team's turn: from the reply or the date for it on, if the company was
 * asked for something. The days for a decision count from here.
 */
export const companyTurnSinceSql = (company: string): string =>
  `greatest(${companyWaitingSinceSql(company)}, (select max(coalesce(cq.answered_at, cq.due_at)) ${currentSql(company)}))`
