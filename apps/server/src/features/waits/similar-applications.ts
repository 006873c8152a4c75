import { waitEvents } from '@fledge/domain/waits/events.ts'
import type { Tx } from '../../platform/db/database.ts'
import { lockApplicationRows, setReviewer } from '../applications/public.ts'
import { similarOwner, takeSimilar } from './queries/waits.queries.ts'
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

/** Makes someone the reviewer of an application, and of those that may be of the same person. */
export async function takeWithSimilar(tx: Tx, id: string, params: TakeParams): Promise<void> {
  const taken = await tx.many(takeSimilar, { ...params, application_id: id })
  const others = taken.map(({ subject_id: other }) => other).filter((other) => other !== id)
  if (others.length > 0) await lockApplicationRows(tx, others)
  for (const application of [id, ...others]) await setReviewer(tx, application, params.owner_id)
  for (const subject of others) await tx.recordEvent(waitEvents.take, { subject, data: { kind } })
}
