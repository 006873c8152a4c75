import type { ContentReportStatus, ReportedKind } from '@fledge/domain/reports/types.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'

export interface ReportQuery {
  readonly status?: ContentReportStatus | undefined
  readonly kind?: ReportedKind | undefined
}

/** Returns the request of the list of reports for these filters. */
export const toReportRequest = (actor: Operator, { status, kind }: ReportQuery) => ({
  scope: { operator: actor.operator },
  filters: { status, kind },
})
