import type { programmeReportEndpoints } from '@fledge/contract/programme-reports/endpoints.ts'
import type { ProgrammeReport } from '@fledge/contract/programme-reports/schema.ts'
import { funnelStages } from '@fledge/domain/batches/funnel-stages.ts'
import { decisionKinds } from '@fledge/domain/programme-reports/types.ts'
import type { Handler } from '../../platform/http/handler.ts'
import * as store from './queries/programme-reports.queries.ts'
import { getReportStart } from './report-start.ts'

export const getProgrammeReport: Handler<
  (typeof programmeReportEndpoints)['getProgrammeReport']
> = async ({ db, query: { days } }) => {
  const [funnels, times] = await Promise.all([
    db.many(store.funnelsByBatch),
    db.many(store.decisionTimes, { flow_from: getReportStart(db.now, days) }),
  ])
  return {
    batches: funnels.flatMap(({ batch_id, batch_name, partner_id, partner_name, reached }) =>
      batch_id === null || batch_name === null
        ? []
        : [{ batch_id, batch_name, partner_id, partner_name, reached: toStages(reached) }],
    ),
    partners: funnels
      .filter(({ batch_id }) => batch_id === null)
      .map(({ partner_id, partner_name, reached }) => ({
        partner_id,
        partner_name,
        reached: toStages(reached),
      })),
    decisions: toDecisions(times),
  }
}

const toStages = (reached: readonly number[]) =>
  funnelStages.map((stage, index) => ({ stage, reached: reached[index] ?? 0 }))

const toTimes = ({ count, median_hours, p90_hours }: store.DecisionTimeRow) => ({
  count,
  median_hours,
  p90_hours,
})

/** Of what belongs to no partner at all, the partners would only repeat the total. */
function toDecisions(rows: readonly store.DecisionTimeRow[]): ProgrammeReport['decisions'] {
  return decisionKinds.flatMap((kind) => {
    const ofKind = rows.filter((row) => row.kind === kind)
    const total = ofKind.find(({ is_total }) => is_total)
    const ofPartners = ofKind.filter(({ is_total }) => !is_total)
    const hasPartners = ofPartners.some(({ partner_id }) => partner_id !== null)
    return total
      ? [
          {
            kind,
            ...toTimes(total),
            partners: (hasPartners ? ofPartners : []).map((row) => ({
              partner_id: row.partner_id,
              partner_name: row.partner_name,
              ...toTimes(row),
            })),
          },
        ]
      : []
  })
}
