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
import { lockPublishedPlan } from '../plans/public.ts'
import type { HiddenItem } from './hidden-item.ts'
import { setPartHidden } from './set-part-hidden.ts'
import * as queries from './queries/hidings.queries.ts'
import type { LockedReportRow } from './queries/reports.queries.ts'

/** What is to be hidden, because of a report or without one. */
export interface HideableContent extends Pick<
  LockedReportRow,
  'kind' | 'part' | 'reason' | 'about_intern_id' | 'about_company_id' | 'about_plan_id'
> {
  readonly report_id: string | null
}

/** @throws VALIDATION for parts that the report is not about */
export function requireHideable(
  { kind, part }: Pick<HideableContent, 'kind' | 'part'>,
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
  readonly about: HideableContent
  readonly parts: readonly HiddenPart[]
  /** Reason in the programme team's words, for the owner. */
  readonly note: string
}

/**
 * Hides parts of a profile, a company page or a plan from everyone but their owner and the programme team, and tells
 * the owner. What is hidden already stays as it is.
 */
export async function hideContent(
  tx: Tx,
  actor: Operator,
  { about, parts, note }: HideRequest,
): Promise<void> {
  requireHideable(about, parts)
  if (about.about_plan_id !== null && (await isTakenDown(tx, about.about_plan_id))) return
  for (const part of new Set(parts)) await hidePart(tx, actor, about, { part, note })
}

/** Under the plan's lock, so that of two people who hide it, one comes first. */
const isTakenDown = async (tx: Tx, planId: string) =>
  (await lockPublishedPlan(tx, planId))?.is_taken_down === true

async function hidePart(
  tx: Tx,
  actor: Operator,
  about: HideableContent,
  { part, note }: { readonly part: HiddenPart; readonly note: string },
): Promise<void> {
  const transition = assertTransition(contentHidingMachine.transition('hide', null, 'operator'))
  const item: HiddenItem = {
    hiding_id: newId(tx.now),
    part,
    kind: about.kind,
    intern_id: about.about_intern_id,
    company_id: about.about_company_id,
    plan_id: about.about_plan_id,
  }
  const count = await tx.run(queries.insertContentHiding, {
    ...item,
    status: transition.to,
    reason: about.reason,
    note,
    report_id: about.report_id,
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
  const reason = translate(`reports.reason.${about.reason}`)
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
