import type { Operator } from '@fledge/domain/sessions/types.ts'
import type { RiskListRow } from './queries/risk.queries.ts'
import { type RiskQuery, toRiskRequest } from './read-risks.ts'
import { riskList } from './store.ts'

/** The list of internships at risk, from which an operator selects. */
export const selectableRisks = (actor: Operator, now: Date) => ({
  list: riskList,
  toRequest: (query: RiskQuery) => toRiskRequest(actor, query, now),
  toChosenRequest: (ids: readonly string[]) => {
    const request = toRiskRequest(actor, {}, now)
    return { ...request, filters: { ...request.filters, ids } }
  },
  toRefKey: (id: string) => id,
  toRowKey: (row: RiskListRow) => row.internship_id,
})
