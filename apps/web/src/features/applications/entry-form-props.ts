import type { EntryView } from '@fledge/contract/profiles/schema.ts'
import type { BegunEntry } from './begun-education.ts'

/** The form of one entry, whatever its kind. */
export interface EntryFormProps {
  readonly entry: EntryView | null
  /** What a new one begins with; saved by its button only. */
  readonly begun: BegunEntry | null
  readonly draft: string
  readonly isNew: boolean
  readonly onSaved: () => void
  readonly onClose: () => void
}
