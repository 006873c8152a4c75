import { applicationBadges } from '@fledge/domain/applications/types.ts'
import { companyBadges } from '@fledge/domain/companies/types.ts'
import { offerBadges } from '@fledge/domain/offers/types.ts'
import type { OverdueKind } from '@fledge/domain/overdue/types.ts'
import { pendingActKey } from '@fledge/domain/pending-acts/rules.ts'
import type { PendingActKind } from '@fledge/domain/pending-acts/types.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import type { Tx } from '../../platform/db/database.ts'
import { toWaitParams } from '../../platform/db/waits/waits.ts'
import { AppError, notFound } from '../../platform/http/app-error.ts'
import { translate } from '../../platform/texts.ts'
import { findPendingAct } from '../pending-acts/public.ts'
import { findTeamWait, lastTransitionOn } from './queries/waits.queries.ts'
import { lockReviewed, type WaitRef } from './wait-owner.ts'

interface DecidedKind {
  readonly acts: PendingActKind
  readonly machine: string
  readonly badges: Readonly<Record<string, { readonly text: string }>>
}

// A company that was asked for information is in no queue, and still waits for approval.
const { PENDING_APPROVAL: _, ...decidedCompanyBadges } = companyBadges
const company: DecidedKind = { acts: 'COMPANY', machine: 'company', badges: decidedCompanyBadges }

/** What the desk decides on. */
const decidedKinds: Partial<Record<OverdueKind, DecidedKind>> = {
  APPLICATION: { acts: 'APPLICATION', machine: 'application', badges: applicationBadges },
  COMPANY: company,
  WAITING_LIST: company,
  OFFER: { acts: 'OFFER', machine: 'offer', badges: offerBadges },
}

const refuseDecidedBy = (name: string, status: string): never => {
  throw new AppError('CONFLICT', {
    messageKey: 'waits.refused.decidedBy',
    values: { name, status: translate(status) },
  })
}

/**
 * Says why something no longer waits for the programme team, with the colleague who has decided on
 * it, even if their decision can still be undone.
 * @throws CONFLICT, or NOT_FOUND if it never waited
 */
async function refuseOver(tx: Tx, { userId }: Operator, { kind, id }: WaitRef): Promise<never> {
  const decided = decidedKinds[kind] ?? notFound()
  const pending = await findPendingAct(tx, { kind: decided.acts, id })
  if (pending?.actor_id === userId) throw new AppError('CONFLICT', { messageKey: pendingActKey })
  if (pending) return refuseDecidedBy(pending.actor_name, `pendingActs.act.${pending.act}`)
  const last =
    (await tx.one(lastTransitionOn, { machine: decided.machine, subject_id: id })) ?? null
  if (last === null) return notFound()
  const badge = decided.badges[last.to_state]
  if (badge && last.actor_kind === 'operator' && last.actor_id !== userId && last.name !== null)
    return refuseDecidedBy(last.name, badge.text)
  throw new AppError('CONFLICT', { messageKey: 'waits.refused.notWaiting' })
}

/**
 * Loads something before its owner changes.
 * @throws CONFLICT if it no longer waits for the programme team, with why; NOT_FOUND if it never did
 */
export async function lockWait(tx: Tx, actor: Operator, { kind, id }: WaitRef) {
  await lockReviewed(tx, [{ kind, id }])
  const row = await tx.one(findTeamWait, { ...toWaitParams(tx.now), kind, id })
  return row ? { ...row, ownerId: row.owner_id } : refuseOver(tx, actor, { kind, id })
}
