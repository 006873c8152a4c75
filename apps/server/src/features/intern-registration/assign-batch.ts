import { internRegistrationCan } from '@fledge/domain/intern-registration/can.ts'
import { getStartMonths } from '@fledge/domain/profiles/rules.ts'
import type { InternActor, InternScope, Registering } from '@fledge/domain/sessions/types.ts'
import { toLocalDay } from '@fledge/kernel/dates.ts'
import type { Tx } from '../../platform/db/database.ts'
import { authorize, notFound } from '../../platform/http/app-error.ts'
import { openApplication } from '../applications/public.ts'
import {
  findBatchById,
  type BatchRow,
  toBatchView,
  findBatch,
  freeSeat,
  requireOpenRegistration,
  takeSeat,
} from '../batches/public.ts'
import { setInternBatch, setStartMonth } from '../profiles/public.ts'
import { rememberRegistrationBatch } from '../sessions/public.ts'
import { requirePartnerTerms } from './accept-terms.ts'
import { lockSignUp } from './lock-sign-up.ts'
import * as store from './queries/intern-registration.queries.ts'

/**
 * Replaces a start month outside the batch by its first month. The screen announces this before the
 * seat is taken.
 */
async function fitStartMonth(
  tx: Tx,
  intern: InternScope,
  startMonth: string | null,
  batch: BatchRow,
): Promise<void> {
  const { programme_start: from, placement_deadline: to } = toBatchView(batch, tx.now)
  const fitting = getStartMonths({ today: toLocalDay(tx.now, 'UTC'), from, to })
  const [first] = fitting
  const month = startMonth && `${startMonth.slice(5, 7)}/${startMonth.slice(0, 4)}`
  if (month === null || first === undefined || fitting.includes(month)) return
  await setStartMonth(tx, intern, `${first.slice(3)}-${first.slice(0, 2)}-01`)
}

/** Frees the seat that a locked intern had before the one that was just taken. */
export async function leaveForBatch(tx: Tx, intern: InternScope, batch: BatchRow): Promise<void> {
  const before = await tx.one(store.signUpOf, { intern_id: intern })
  await setInternBatch(tx, intern, batch.batch_id)
  if (before?.batch_id) await freeSeat(tx, before.batch_id)
  await fitStartMonth(tx, intern, before?.start_month ?? null, batch)
}

/**
 * Takes a seat in a batch and frees the previous one. The intern must be locked.
 * @returns the batch
 */
export async function switchBatch(
  tx: Tx,
  { intern, userId }: InternActor,
  codeOrId: string,
  hasAccepted: boolean,
): Promise<BatchRow> {
  const batch = await takeSeat(tx, codeOrId)
  await requirePartnerTerms(tx, userId, batch, hasAccepted)
  await leaveForBatch(tx, intern, batch)
  return batch
}

/**
 * Assigns an intern to a batch: takes the seat now and frees the previous one. An open application
 * keeps its batch.
 */
async function assignBatch(tx: Tx, actor: InternActor, codeOrId: string, hasAccepted: boolean) {
  const { intern } = actor
  const row = await lockSignUp(tx, intern)
  const newBatch = row && (await findBatch(tx, codeOrId))
  if (!row || !newBatch) notFound()
  if (row.batch_id === newBatch.batch_id)
    return { batch: toBatchView(newBatch, tx.now), is_mapped: true }
  authorize(internRegistrationCan.changeBatch({ hasApplication: row.has_application }))
  const batch = await switchBatch(tx, actor, codeOrId, hasAccepted)
  if (row.signup_completed_at)
    await openApplication(tx, intern, batch.batch_id, row.career_field_ids[0] ?? null)
  return { batch: toBatchView(batch, tx.now), is_mapped: true }
}

/** Remembers the chosen batch until the account is created, which takes the seat. */
async function saveRememberedBatch(tx: Tx, actor: Registering, codeOrId: string) {
  const batch = (await findBatch(tx, codeOrId)) ?? notFound()
  requireOpenRegistration(batch, tx.now)
  await rememberRegistrationBatch(tx, actor.registrationId, batch.code)
  return { batch: toBatchView(batch, tx.now), is_mapped: false }
}

export const assignOrRememberBatch = (
  tx: Tx,
  actor: InternActor | Registering,
  codeOrId: string,
  hasAccepted = false,
) =>
  actor.kind === 'intern'
    ? assignBatch(tx, actor, codeOrId, hasAccepted)
    : saveRememberedBatch(tx, actor, codeOrId)

/** Returns the batch of an intern, as visible to them. */
export async function getOwnBatchView(
  tx: Pick<Tx, 'one' | 'many' | 'run' | 'now'>,
  id: string | null,
) {
  const batch = id ? await findBatchById(tx, id) : undefined
  return batch ? toBatchView(batch, tx.now) : null
}
