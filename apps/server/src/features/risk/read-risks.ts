import type { riskEndpoints } from '@fledge/contract/risk/endpoints.ts'
import { riskColumns } from '@fledge/contract/risk/risk-columns.ts'
import type { RiskSignal } from '@fledge/domain/risk/types.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import { revealMs } from '@fledge/domain/weekly-feedback/rules.ts'
import { readKeyset, streamRows } from '../../platform/db/list-query.ts'
import { exportList } from '../../platform/http/export-list.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toKeysetResult } from '../../platform/http/response.ts'
import { riskList } from './store.ts'

export interface RiskQuery {
  readonly signal?: RiskSignal | undefined
  readonly company?: string | undefined
  readonly search?: string | undefined
}

/** What the list, its CSV and messages read. */
export const toRiskRequest = (
  { operator }: Operator,
  { signal, company, search }: RiskQuery,
  now: Date,
) => ({
  scope: {
    operator,
    now: now.toISOString(),
    revealed_before: new Date(now.getTime() - revealMs).toISOString(),
  },
  filters: { signal, company, search },
})

/** Returns internships that may fail, those with most signs first. */
export const listAtRisk: Handler<(typeof riskEndpoints)['listAtRisk']> = async ({
  actor,
  db,
  query,
  now,
}) => {
  const page = await readKeyset(db, riskList, {
    ...toRiskRequest(actor, query, now),
    paging: query,
  })
  return toKeysetResult(page.rows, page)
}

/** Sends the list as CSV. */
export const exportAtRisk: Handler<(typeof riskEndpoints)['exportAtRisk']> = (request) => {
  const { actor, query, services, now } = request
  const db = services.database.readAs(actor)
  const rows = streamRows(db, riskList, toRiskRequest(actor, query, now))
  return exportList(request, { list: 'risk', columns: riskColumns, rows })
}
