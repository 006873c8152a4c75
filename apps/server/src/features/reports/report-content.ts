import type { reportEndpoints } from '@fledge/contract/reports/endpoints.ts'
import { contentReportCan } from '@fledge/domain/reports/can.ts'
import { contentReportEvents } from '@fledge/domain/reports/events.ts'
import { contentReportMachine } from '@fledge/domain/reports/machine.ts'
import type { ReportedKind } from '@fledge/domain/reports/types.ts'
import type { CompanyMember, InternActor } from '@fledge/domain/sessions/types.ts'
import type { Tx } from '../../platform/db/database.ts'
import { AppError, assertTransition, authorize, notFound } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { newId } from '../../platform/ids.ts'
import * as queries from './queries/reports.queries.ts'

/** Reports a text or a photo that the reporter can see. */
export const reportContent: Handler<(typeof reportEndpoints)['reportContent']> = async ({
  actor,
  db,
  body,
  now,
}) => {
  authorize(contentReportCan.send(actor, body))
  const about = (await findReported(db, actor, body.kind, body.id)) ?? notFound()
  const transition = assertTransition(contentReportMachine.transition('send', null, actor.kind))
  const id = newId(now)
  const count = await db.run(queries.insertContentReport, {
    ...about,
    report_id: id,
    status: transition.to,
    kind: body.kind,
    part: body.part,
    reason: body.reason,
    note: body.note ?? null,
    reporter_user_id: actor.userId,
    reporter_side: actor.kind,
    now: now.toISOString(),
  })
  if (count === 0) throw new AppError('ALREADY_EXISTS', { messageKey: 'reports.refused.sent' })
  await db.recordEvent(contentReportEvents.send, { transition, subject: id })
  return {}
}

/** Returns what is reported if the reporter can see it. */
async function findReported(
  tx: Tx,
  actor: CompanyMember | InternActor,
  kind: ReportedKind,
  id: string,
) {
  if (actor.kind === 'company')
    return tx.one(queries.reportedIntern, { id, company_id: actor.company })
  const scope = { id, intern_id: actor.intern }
  return kind === 'PLAN'
    ? tx.one(queries.reportedPlan, scope)
    : tx.one(queries.reportedCompany, scope)
}
