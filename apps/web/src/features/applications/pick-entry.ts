import type { EntryView } from '@fledge/contract/profiles/schema.ts'

/** Returns the saved version of an entry from the list of its kind. */
export const pickEntry = (entries: readonly EntryView[], entry: EntryView | null) =>
  entries.find((saved) => saved.entry_id === entry?.entry_id) ?? {}
