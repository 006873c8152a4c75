import { buildPath, paths } from '@fledge/contract/paths.ts'
import { listHideableParts, type HiddenPart } from '@fledge/domain/reports/hidden-parts.ts'
import { contentHidingEvents } from '@fledge/domain/reports/events.ts'
import { contentHidingMachine } from '@fledge/domain/reports/hiding-machine.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import type { Tx } from '../../platform/db/database.ts'
import { AppError, assertTransition } from '../../platform/http/app-error.ts'
import { newId } from '../../platform/ids.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { translate } from '../../platform/texts.ts'
import type { HiddenItem } from './hidden-item.ts'
import { setPartHidden } from './set-part-hidden.ts'
import * as queries from './queries/hidings.queries.ts'
import type { LockedReportRow } from './queries/reports.queries.ts'

/** @throws VALIDATION for parts that the report is not about */
export function requireHideable(
  { kind, part }: Pick<LockedReportRow, 'kind' | 'part'>,
  parts: readonly HiddenPart[],
): void {
  const hideable = listHideableParts(kind, part)
  if (parts.every((wanted) => hideable.includes(wanted))) return
  throw new AppError('VALIDATION', {
    messageKey: 'hidings.refused.parts',
    fields: { parts: translate('hidings.refused.parts') },
  })
}

interface HideRequest {
  readonly report: LockedReportRow
  readonly parts: readonly HiddenPart[]
  /** Reason in the programme team's words, for the owner. */
  readonly note: string
}

/**
 * Hides parts of what was reported from everyone but their owner and the programme team, and tells
 * the owner. What is hidden already stays as it is.
 */
export async function hideContent(
  tx: Tx,
  actor: Operator,
  { report, parts, note }: HideRequest,
): Promise<void> {
  requireHideable(report, parts)
  for (const part of new Set(parts)) await hidePart(tx, actor, report, { part, note })
}

async function hidePart(
  tx: Tx,
  actor: Operator,
  report: LockedReportRow,
  { part, note }: { readonly part: HiddenPart; readonly note: string },
): Promise<void> {
  const transition = assertTransition(contentHidingMachine.transition('hide', null, 'operator'))
  const item: HiddenItem = {
    hiding_id: newId(tx.now),
    part,
    kind: report.kind,
    intern_id: report.about_intern_id,
    company_id: report.about_company_id,
    plan_id: report.about_plan_id,
  }
  const count = await tx.run(queries.insertContentHiding, {
    ...item,
    status: transition.to,
    reason: report.reason,
    note,
    report_id: report.report_id,
    hidden_by: actor.userId,
    now: tx.now.toISOString(),
  })
  if (count === 0) return
  await setPartHidden(tx, item, true)
  await tx.recordEvent(contentHidingEvents.hide, {
    transition,
    subject: item.hiding_id,
    ...toEventOwner(item),
    note,
    data: { part, reason: note },
  })
  const reason = translate(`reports.reason.${report.reason}`)
  await notifyOwner(tx, item, (label) =>
    composeMail('reports.hidden', { part: label, reason, note }),
  )
}

/** The owner sees what becomes of it in their timeline. */
export const toEventOwner = ({
  intern_id: intern,
  company_id: company,
}: Pick<HiddenItem, 'intern_id' | 'company_id'>) => ({
  ...(intern === null ? {} : { intern }),
  ...(company === null ? {} : { company }),
})

/** Sends an email and a notification to the intern, or to the company's administrators. */
export async function notifyOwner(
  tx: Tx,
  hidden: HiddenItem,
  toContent: (label: string) => ReturnType<typeof composeMail>,
): Promise<void> {
  const owner = await tx.one(queries.hidingOwner, { hiding_id: hidden.hiding_id })
  if (!owner) return
  await tx.notify({
    to: { users: owner.intern_user_id === null ? owner.user_ids : [owner.intern_user_id] },
    content: toContent(translate(`hidings.ownPart.${hidden.part}`, { plan: owner.name ?? '' })),
    link: toOwnerPath(hidden),
  })
}

function toOwnerPath({ kind, plan_id: planId }: HiddenItem): string {
  if (planId !== null) return buildPath(paths.company.plan, { id: planId })
  return kind === 'INTERN' ? paths.intern.profile : paths.company.profile
}
