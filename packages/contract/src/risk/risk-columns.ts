import { defineColumns } from '../platform/list-columns.ts'
import { describeRisks } from './describe-risks.ts'
import type { RiskRow } from './schema.ts'

/** Columns of the list of internships at risk. */
export const riskColumns = defineColumns<RiskRow>()({
  intern: { title: 'columns.intern', value: (row) => row.intern_name },
  company: { title: 'columns.company', value: (row) => row.company_name },
  why: { title: 'columns.risk', value: describeRisks },
  supervisor: { title: 'columns.supervisor', value: (row) => row.supervisor },
  ends: { title: 'columns.ends', value: ({ ends_on: day }) => ({ day }) },
  concern: {
    title: 'columns.concern',
    value: ({ concern_id: id }) => (id ? [{ key: 'columns.yes' }] : null),
  },
  plan: { title: 'columns.plan', value: (row) => row.plan_name, isOptional: true },
  starts: { title: 'columns.starts', value: ({ starts_on: day }) => ({ day }), isOptional: true },
})
