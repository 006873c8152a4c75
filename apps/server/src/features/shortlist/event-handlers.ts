import { candidatureEvents } from '@fledge/domain/candidatures/events.ts'
import type { EventHandler, EventSubscription } from '../../platform/db/database.ts'
import { on, onEach } from '../../platform/db/events.ts'
import { restoreShortlistEntry, deleteEndedEntries } from './queries/shortlist.queries.ts'

/** Removes ended candidatures from the shortlist. They can be added again. */
const removeEndedEntries: EventHandler = async (event, tx) => {
  await tx.run(deleteEndedEntries, { candidature_ids: [event.subject] })
}

export const shortlistEventHandlers: readonly EventSubscription[] = [
  /**
   * Returns the intern to the plan's shortlist after an interview that did not take place, matching
   * the stage.
   */
  on(candidatureEvents.endInterview, async (event, tx) => {
    await tx.run(restoreShortlistEntry, {
      candidature_ids: [event.subject],
      now: tx.now.toISOString(),
    })
  }),
  ...onEach(
    [
      candidatureEvents.disqualify,
      candidatureEvents.withdraw,
      candidatureEvents.close,
      candidatureEvents.lapse,
      candidatureEvents.endHire,
    ],
    removeEndedEntries,
  ),
]
