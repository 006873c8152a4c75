import { statusSql } from './statuses.ts'

/**
 * SQL for the users whom a company has told about a plan: its administrators and the plan's
 * supervisors, as far as they are active.
 * @param company column with the company's id
 * @param plan column with the plan's id, or `any (…)` of several
 */
export const planContactsSql = (company: string, plan: string): string =>
  `array(select m.user_id from members m where m.company_id = ${company} and m.status = ${statusSql('member.ACTIVE')} and (m.role = ${statusSql('member_role.ADMIN')} or exists (select from plan_supervisors s where s.plan_id = ${plan} and s.member_id = m.member_id)))::text[]`
