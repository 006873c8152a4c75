import { type RefObject, useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { SaveRejectedError, type SaveState } from '../../platform/forms/autosaver.ts'
import { invalidateEndpoints } from '../../platform/query/query.ts'
import { useAutosaveHandle } from '../../platform/forms/use-autosave.ts'
import { findConflictingFields, pickRemoteChanges } from './section-conflicts.ts'
import type { SectionField } from './field-lists.ts'
import {
  type Rules,
  saveValidFields,
  type SaveSection,
  type FieldErrors,
} from './section-saving.ts'
import { useStepForm } from './step-forms.ts'

type Values = Record<string, unknown>

interface SectionSaving {
  readonly form: UseFormReturn<Values>
  readonly draft: string
  readonly fields: readonly SectionField[]
  /** Current values on the server. */
  readonly values: Values
  readonly rules: Rules
  readonly save: SaveSection
  readonly disabled: boolean
}

interface SectionSavingState {
  readonly state: SaveState
  /** Fields changed both locally and remotely, with the server's messages. */
  readonly clashes: FieldErrors
  readonly decide: (field: string, mine: boolean) => void
}

/**
 * Shows the errors at their fields.
 * @throws NotKept with the first error
 */
function showFieldErrors({ form, rules, fields }: SectionSaving, wrong: FieldErrors): void {
  for (const name of Object.keys(rules)) {
    const message = wrong[name]
    if (message === undefined) form.clearErrors(name)
    else form.setError(name, { message })
  }
  const because = formatFirstError(fields, wrong)
  if (because !== null) throw new SaveRejectedError(because)
}

/** Returns the first error, such as "Date of birth: You have to be 16 or older to register." */
function formatFirstError(fields: readonly SectionField[], wrong: FieldErrors): string | null {
  const field = fields.find((one) => one.name in wrong)
  const [message] = Object.values(wrong)
  if (!field) return message ?? null
  // A label that is a question already ends with a mark.
  const mark = field.label.endsWith('?') ? '' : ':'
  return `${field.label}${mark} ${wrong[field.name] ?? ''}`
}

const filterByName = <T>(
  all: Readonly<Record<string, T>>,
  holds: (name: string) => boolean,
): Readonly<Record<string, T>> =>
  Object.fromEntries(Object.entries(all).filter(([name]) => holds(name)))

/** Queries that show the fields of a section; refetched when one was changed remotely. */
const sectionQueries = ['getApplication', 'getQuestions', 'skillSection', 'getBasicInfo'] as const

/** Takes over server values while no save is in progress. */
function useServerValues(
  values: Values,
  isSaving: boolean,
  follow: (values: Values) => void,
): void {
  const stands = JSON.stringify(values)
  const latest = useRef({ values, follow })
  latest.current = { values, follow }
  useEffect(() => {
    if (!isSaving) latest.current.follow(latest.current.values)
  }, [stands, isSaving])
}

/** Refs, because a save that spans several renders must read current values. */
interface ConflictRefs {
  /** The server's last known values. */
  readonly kept: RefObject<Values>
  /** Unresolved conflicts. */
  readonly open: RefObject<FieldErrors>
  readonly meet: (next: FieldErrors) => void
}

/** Saves valid fields and shows errors at the others. */
async function saveSection(
  section: SectionSaving,
  { kept, open, meet }: ConflictRefs,
  all: Values,
): Promise<void> {
  const { form, rules, save } = section
  const { saved, wrong, met } = await saveValidFields({
    values: all,
    kept: kept.current,
    rules: filterByName(rules, (name) => !(name in open.current)),
    save,
  })
  kept.current = { ...kept.current, ...saved }
  const both = findConflictingFields(Object.keys(met), {
    now: form.getValues(),
    kept: kept.current,
  })
  if (Object.keys(met).length > 0) await invalidateEndpoints(sectionQueries)
  if (both.length > 0)
    meet({ ...open.current, ...filterByName(met, (name) => both.includes(name)) })
  showFieldErrors(section, { ...wrong, ...open.current })
}

/** Takes over remote changes to locally unchanged fields. */
function applyRemoteChanges(
  { form }: SectionSaving,
  { kept, open }: ConflictRefs,
  there: Values,
): void {
  const taken = filterByName(
    pickRemoteChanges(there, { now: form.getValues(), kept: kept.current }),
    (name) => !(name in open.current),
  )
  kept.current = { ...kept.current, ...taken }
  for (const [name, value] of Object.entries(taken)) form.setValue(name, value)
}

/**
 * Saves a section field by field as each becomes valid. Remote changes are taken over, or shown as
 * conflicts where the field was also changed locally.
 */
export function useSectionSaving(section: SectionSaving): SectionSavingState {
  const { form, draft, values, disabled } = section
  const kept = useRef(values)
  const [clashes, setClashes] = useState<FieldErrors>({})
  const open = useRef(clashes)
  const meet = (next: FieldErrors) => {
    open.current = next
    setClashes(next)
  }
  const compared = { kept, open, meet }
  const { state, settle, touch } = useAutosaveHandle<Values>({
    form,
    name: draft,
    compared: {
      base: () => kept.current,
      onDraft: (seen) => {
        kept.current = { ...kept.current, ...seen }
      },
    },
    save: (all) => saveSection(section, compared, all),
  })
  useStepForm(settle, disabled)
  useServerValues(values, state.state === 'saving', (there) =>
    applyRemoteChanges(section, compared, there),
  )
  const decide = (field: string, mine: boolean) => {
    kept.current = { ...kept.current, [field]: values[field] }
    meet(filterByName(open.current, (name) => name !== field))
    form.clearErrors(field)
    if (!mine) form.setValue(field, values[field])
    touch()
  }
  return { state, clashes, decide }
}
