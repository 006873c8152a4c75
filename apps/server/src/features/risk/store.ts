import type { RiskSignal } from '@fledge/domain/risk/types.ts'
import type { OperatorScope } from '@fledge/domain/sessions/types.ts'
import { defineList } from '../../platform/db/list-query.ts'
import { type RiskListRow, riskRows } from './queries/risk.queries.ts'

/** Running internships with at least one signal, those with most first. */
export const riskList = defineList<{
  row: RiskListRow
  scope: { operator: OperatorScope; now: string; revealed_before: string }
  filters: { signal: RiskSignal; company: string; search: string; ids: readonly string[] }
}>({
  name: 'risk.list',
  ...riskRows,
  where: ['cardinality(r.signals) > 0'],
  filters: {
    signal: ':signal = any(r.signals)',
    company: 'r.company_id = :company',
    ids: 'r.internship_id = any(:ids::uuid[])',
    search: {
      contains: [],
      matches: [
        `r.company_id in (select s.company_id from companies s where s.search_name like any (:search_name_patterns::text[]))`,
        `r.intern_id in (
          select n.intern_id from interns n join users s using (user_id)
          where s.search_name like any (:search_name_patterns::text[]))`,
      ],
    },
  },
  orders: {
    default: {
      direction: 'desc',
      key: [
        { sql: 'cardinality(r.signals)::bigint', type: 'bigint' },
        { sql: 'r.internship_id', type: 'uuid' },
      ],
    },
  },
})
