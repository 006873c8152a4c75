import type { EventHandler } from '../../platform/db/database.ts'
import { addBack, dropEnded } from './store.ts'

/** An interview that did not take place leaves its intern on the plan's shortlist, as the stage says. */
const keep: EventHandler = async (event, tx) =>
  void (await tx.run(addBack, event.subject, tx.now.toISOString()))
/** A candidature that ended is on no shortlist; whoever wants to try again puts it there anew. */
const drop: EventHandler = async (event, tx) => void (await tx.run(dropEnded, event.subject))

export const shortlistReactions: Readonly<Record<string, EventHandler>> = {
  'candidature.endInterview': keep,
  'candidature.disqualify': drop,
  'candidature.withdraw': drop,
  'candidature.close': drop,
  'candidature.lapse': drop,
  'candidature.endHire': drop,
}
