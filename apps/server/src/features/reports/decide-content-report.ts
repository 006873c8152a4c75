import { reportEndpoints } from '@fledge/contract/reports/endpoints.ts'
import { contentReportCan } from '@fledge/domain/reports/can.ts'
import { contentReportEvents } from '@fledge/domain/reports/events.ts'
import { contentReportMachine } from '@fledge/domain/reports/machine.ts'
import type { ReportDecision } from '@fledge/domain/reports/types.ts'
import type { AnyActor } from '@fledge/domain/sessions/types.ts'
import type { Tx } from '../../platform/db/database.ts'
import { AppError, assertTransition, authorize, notFound } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { translate } from '../../platform/texts.ts'
import { type ExecuteAct, requestAct } from '../pending-acts/public.ts'
import { hideContent, requireHideable } from './hide-content.ts'
import * as queries from './queries/reports.queries.ts'

type ReportOutcome = ReportDecision | 'hide'
/** Hiding what was reported resolves the report. */
const toDecision = (outcome: ReportOutcome): ReportDecision =>
  outcome === 'hide' ? 'resolve' : outcome

/** Locks a report that someone of the team decides. */
async function lockReport(tx: Tx, id: string, actor: AnyActor, decision: ReportDecision) {
  const row = (await tx.one(queries.contentReportForUpdate, { report_id: id })) ?? notFound()
  authorize(contentReportCan.decide(actor, row.status, decision))
  return row
}

/** Ends a report, and tells its reporter what became of it and why. */
export const decideReport: ExecuteAct = async (tx, actor, id, input) => {
  const body = reportEndpoints.decideContentReport.body.parse(input)
  const { reason } = body
  const decision = toDecision(body.decision)
  const row = await lockReport(tx, id, actor, decision)
  const transition = assertTransition(
    contentReportMachine.transition(decision, row.status, 'operator'),
  )
  const count = await tx.run(queries.updateReportDecision, {
    report_id: id,
    from: transition.from,
    to: transition.to,
    decision_reason: reason,
    now: tx.now.toISOString(),
  })
  if (count === 0) throw new AppError('ILLEGAL_TRANSITION')
  await tx.recordEvent(contentReportEvents[decision], {
    transition,
    subject: id,
    note: reason,
    data: { reason },
  })
  if (body.decision === 'hide')
    await hideContent(tx, actor, { about: row, parts: body.parts ?? [], note: reason })
  await notifyReporter(tx, row, body.decision, reason)
}

async function notifyReporter(
  tx: Tx,
  row: queries.LockedReportRow,
  outcome: ReportOutcome,
  reason: string,
): Promise<void> {
  const reported = await tx.one(queries.nameOfReported, { report_id: row.report_id })
  await tx.notify({
    to: { users: [row.reporter_user_id] },
    content: composeMail('reports.answered', {
      name: reported?.name ?? '',
      outcome: translate(`reports.outcome.${outcome}`),
      reason,
    }),
    link: '/',
  })
}

export const decideContentReport: Handler<(typeof reportEndpoints)['decideContentReport']> = async (
  ctx,
) => {
  const { decision, parts = [] } = ctx.body
  const row = await lockReport(ctx.db, ctx.params.id, ctx.actor, toDecision(decision))
  if (decision === 'hide') requireHideable(row, parts)
  return {
    pending: await requestAct(ctx, { kind: 'REPORT', act: 'decideReport', execute: decideReport }),
  }
}
