import { waitEvents } from '@fledge/domain/waits/events.ts'
import type { Tx } from '../../platform/db/database.ts'
import { setReviewer } from '../applications/public.ts'
import {
  lockFreeApplications,
  similarOwner,
  similarOthers,
  takeApplications,
} from './queries/waits.queries.ts'
import { setOwner } from './wait-owner.ts'

const kind = 'APPLICATION'

/**
 * Gives an application that was just handed out to the colleague who has another one that may be of
 * the same person, so that one reviewer compares both.
 * @returns whether there is such a colleague
 */
export async function giveToSimilarOwner(tx: Tx, id: string, takenBy: string): Promise<boolean> {
  const owner = await tx.one(similarOwner, {
    application_id: id,
    owner_id: takenBy,
    now: tx.now.toISOString(),
  })
  if (!owner) return false
  await setOwner(tx, { kind, id }, owner.owner_id)
  await tx.recordEvent(waitEvents.assign, {
    subject: id,
    data: { kind, from: null, to: owner.owner_id },
  })
  return true
}

interface TakeParams {
  readonly owner_id: string
  readonly hold_hours: number
  readonly now: string
}

/**
 * Makes someone the reviewer of an application, and of those that may be of the same person. One that
 * a colleague is just taking or deciding is left out instead of waited for: they may wait for one of
 * these in turn. If it is still free afterwards, `giveToSimilarOwner` gives it to the same one.
 */
export async function takeWithSimilar(tx: Tx, id: string, params: TakeParams): Promise<void> {
  await setReviewer(tx, id, params.owner_id)
  const { owner_id, now } = params
  const similar = await tx.many(similarOthers, { application_id: id, owner_id, now })
  if (similar.length === 0) return
  const free = await tx.many(lockFreeApplications, { application_ids: toIds(similar) })
  const taken = await tx.many(takeApplications, { ...params, application_ids: toIds(free) })
  for (const { application_id: other } of taken) {
    await setReviewer(tx, other, params.owner_id)
    await tx.recordEvent(waitEvents.take, { subject: other, data: { kind } })
  }
}

const toIds = (rows: readonly { readonly application_id: string }[]): string[] =>
  rows.map((row) => row.application_id)
