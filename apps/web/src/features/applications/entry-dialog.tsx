import type { EntryView } from '@fledge/contract/profiles/schema.ts'
import type { EntryKind } from '@fledge/domain/profiles/types.ts'
import type { SuggestedEntry } from './suggest-education-entry.ts'
import { EducationForm } from './education-form.tsx'
import { ExperienceForm } from './experience-form.tsx'
import { PortfolioForm } from './portfolio-form.tsx'

interface EntryDialogProps {
  readonly kind: EntryKind
  readonly entry: EntryView | null
  /** Initial values of a new entry. */
  readonly begun: SuggestedEntry | null
  readonly onClose: () => void
  readonly onSaved: () => void
}

/**
 * Dialog that adds or edits an entry with the fields of its kind. Unsent input is stored as a draft
 * on the device.
 */
export function EntryDialog({ kind, entry, ...rest }: EntryDialogProps) {
  const Form = { education: EducationForm, experience: ExperienceForm, portfolio: PortfolioForm }[
    kind
  ]
  return (
    <Form
      entry={entry}
      isNew={entry === null}
      draft={`entries/${kind}/${entry?.entry_id ?? (rest.begun ? 'begun' : 'new')}`}
      {...rest}
    />
  )
}
