import type { LooseEventHandler } from '../../platform/db/database.ts'
import { restoreShortlistEntry, deleteEndedEntries } from './store.ts'

/**
 * Returns the intern to the plan's shortlist after an interview that did not take place, matching
 * the stage.
 */
const restoreToShortlist: LooseEventHandler = async (event, tx) =>
  void (await tx.run(restoreShortlistEntry, event.subject, tx.now.toISOString()))
/** Removes ended candidatures from the shortlist. They can be added again. */
const removeEndedEntries: LooseEventHandler = async (event, tx) =>
  void (await tx.run(deleteEndedEntries, event.subject))

export const shortlistEventHandlers: Readonly<Record<string, LooseEventHandler>> = {
  'candidature.endInterview': restoreToShortlist,
  'candidature.disqualify': removeEndedEntries,
  'candidature.withdraw': removeEndedEntries,
  'candidature.close': removeEndedEntries,
  'candidature.lapse': removeEndedEntries,
  'candidature.endHire': removeEndedEntries,
}
