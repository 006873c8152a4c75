import type { waitEndpoints } from '@fledge/contract/waits/endpoints.ts'
import { waitEvents } from '@fledge/domain/waits/events.ts'
import type { HandedOutKind } from '@fledge/domain/waits/rules.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { readSettings } from '../settings/public.ts'
import * as queries from './queries/waits.queries.ts'
import { giveToSimilarOwner, takeWithSimilar } from './similar-applications.ts'

const statements = {
  APPLICATION: queries.takeNextApplication,
  COMPANY: queries.takeNextCompany,
  WAITING_LIST: queries.takeNextWaitingCompany,
  OFFER: queries.takeNextOffer,
  ACTION: queries.takeNextAction,
} as const satisfies Readonly<Record<HandedOutKind, unknown>>

/** Hands out the oldest item of a queue that no one takes care of. */
export const takeNextWait: Handler<(typeof waitEndpoints)['takeNextWait']> = async ({
  actor,
  db,
  body,
  now,
}) => {
  const { task_hold_hours: hours } = await readSettings(db)
  const params = { owner_id: actor.userId, hold_hours: hours, now: now.toISOString() }
  await db.run(queries.lockQueue, { kind: body.kind })
  for (;;) {
    const next = await db.one(statements[body.kind], params)
    if (!next) return { id: null, is_concern: false }
    // A colleague took just this one from the list: the next try no longer finds it.
    if (!next.is_taken) continue
    if (body.kind === 'APPLICATION' && (await giveToSimilarOwner(db, next.id, params.owner_id)))
      continue
    if (body.kind === 'APPLICATION') await takeWithSimilar(db, next.id, params)
    await db.recordEvent(waitEvents.take, { subject: next.id, data: { kind: body.kind } })
    const concern =
      body.kind === 'ACTION' ? await db.one(queries.concern, { action_id: next.id }) : null
    return { id: next.id, is_concern: Boolean(concern) }
  }
}
