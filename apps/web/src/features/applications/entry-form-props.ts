import type { EntryView } from '@fledge/contract/profiles/schema.ts'
import type { SuggestedEntry } from './suggest-education-entry.ts'

/** Props shared by the forms of all entry kinds. */
export interface EntryFormProps {
  readonly entry: EntryView | null
  /** Initial values of a new entry, saved only when the user presses the button. */
  readonly begun: SuggestedEntry | null
  readonly draft: string
  readonly isNew: boolean
  readonly onSaved: () => void
  readonly onClose: () => void
}
