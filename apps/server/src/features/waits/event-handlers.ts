import { applicationEvents } from '@fledge/domain/applications/events.ts'
import type { EventHandler, EventSubscription } from '../../platform/db/database.ts'
import { on } from '../../platform/db/events.ts'
import { setOwner } from './wait-owner.ts'

/** Who begins a review takes care of it. */
const ownReview: EventHandler = async (event, tx) => {
  if (tx.actor.kind === 'operator')
    await setOwner(tx, { kind: 'APPLICATION', id: event.subject }, tx.actor.userId)
}

export const waitEventHandlers: readonly EventSubscription[] = [
  on(applicationEvents.review, ownReview),
]
