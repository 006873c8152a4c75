import type { OperatorScope } from '@fledge/domain/sessions/types.ts'
import { defineList } from '../../platform/db/list-query.ts'
import { type CompanyEventRow, companyEventRows } from './queries/company-page.queries.ts'

/** Each part by an index: what the company sees of itself, and what only the programme team does. */
const companyEventSql = `e.id in (
  select x.id from event_log x where x.company_id = :company
  union all
  select x.id from event_log x where x.subject_id = :company)`

export const companyEventList = defineList<{
  row: CompanyEventRow
  scope: { operator: OperatorScope; company: string }
}>({
  name: 'companies.events',
  ...companyEventRows,
  where: [companyEventSql],
  filters: {},
  orders: { default: { direction: 'desc', key: [{ sql: 'e.id', type: 'bigint' }] } },
})
