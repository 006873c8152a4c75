import type { InternshipStatus } from '@fledge/domain/internships/types.ts'
import type { CompanyScope } from '@fledge/domain/sessions/types.ts'
import { defineList } from '../../platform/db/list-query.ts'
import { composeStatement } from '../../platform/db/statement.ts'
import { type InternshipRow, internshipRows } from './queries/internships.queries.ts'
import { statusSql } from '../../platform/db/statuses.ts'

export const companyInternships = defineList<{
  row: InternshipRow
  scope: { company: CompanyScope; statuses: readonly InternshipStatus[]; now: string }
  filters: { supervisor: string; search: string }
}>({
  name: 'internships.ofCompany',
  ...internshipRows,
  where: ['i.company_id = :company and i.status = any(:statuses)'],
  filters: {
    supervisor: ':supervisor in (i.supervisor_member_id, i.second_supervisor_member_id)',
    search: { contains: ['o.role'], names: ['u.search_name'] },
  },
  orders: { default: ['cardinality(w.company_due) > 0 desc', 'i.starts_on', 'i.internship_id'] },
})

const upcomingStatement = (owner: string, isOwned: string) =>
  composeStatement<{ readonly owner: string }, { internship_id: string }>(
    `internships.upcomingOf${owner}`,
    `select i.internship_id from candidatures c join offers o on o.candidature_id = c.candidature_id join internships i on i.offer_id = o.offer_id where ${isOwned} and i.status = ${statusSql('internship.UPCOMING')} for update of i`,
  )
/** By owner, so that each is found by an index. */
export const upcomingInternships = {
  candidature: upcomingStatement('Candidature', 'c.candidature_id = :owner'),
  application: upcomingStatement(
    'Application',
    'c.application_id = :owner and c.intern_id = (select a.intern_id from applications a where a.application_id = :owner)',
  ),
} as const
