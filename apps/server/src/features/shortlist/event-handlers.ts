import type { EventHandler } from '../../platform/db/database.ts'
import { addBack, dropEnded } from './store.ts'

/**
 * Returns the intern to the plan's shortlist after an interview that did not take place, matching
 * the stage.
 */
const keep: EventHandler = async (event, tx) =>
  void (await tx.run(addBack, event.subject, tx.now.toISOString()))
/** Removes ended candidatures from the shortlist. They can be added again. */
const drop: EventHandler = async (event, tx) => void (await tx.run(dropEnded, event.subject))

export const shortlistReactions: Readonly<Record<string, EventHandler>> = {
  'candidature.endInterview': keep,
  'candidature.disqualify': drop,
  'candidature.withdraw': drop,
  'candidature.close': drop,
  'candidature.lapse': drop,
  'candidature.endHire': drop,
}
