import type { EntryView } from '@fledge/contract/profiles/schema.ts'
import type { EntryKind } from '@fledge/domain/profiles/types.ts'
import type { BegunEntry } from './begun-education.ts'
import { EducationForm } from './education-form.tsx'
import { ExperienceForm } from './experience-form.tsx'
import { PortfolioForm } from './portfolio-form.tsx'

interface EntryDialogProps {
  readonly kind: EntryKind
  readonly entry: EntryView | null
  /** What a new one begins with. */
  readonly begun: BegunEntry | null
  readonly onClose: () => void
  readonly onSaved: () => void
}

/** Adds or edits one entry; the fields are those of its kind. What is typed stays on the device until it is sent. */
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
