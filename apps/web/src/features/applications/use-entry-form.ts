import type { EntryView } from '@fledge/contract/profiles/schema.ts'
import { isSameValue } from '@fledge/domain/changed-fields.ts'
import { type RefObject, useRef, useState } from 'react'
import type { DefaultValues, FieldValues, Path } from 'react-hook-form'
import type { z } from 'zod'
import { ApiError } from '../../platform/http/api-error.ts'
import { useContractForm, type ContractForm } from '../../platform/forms/forms.ts'
import { recordTabSave } from '../../platform/forms/tab-saves.ts'
import type { SectionBaseValues } from './section-saving.ts'

type EntryValues = Readonly<Record<string, unknown>>

type Schema = z.ZodType<FieldValues, FieldValues>

interface EntryConflict {
  readonly field: string
  readonly theirs: unknown
}

interface EntryFormOptions<S extends Schema> {
  readonly schema: S
  readonly values: DefaultValues<z.input<S>>
  readonly entry: EntryView | null
  /** Name of the draft. */
  readonly draft: string
  readonly add: (body: z.output<S>) => Promise<unknown>
  readonly edit: (id: string, body: z.output<S>, seen: SectionBaseValues) => Promise<unknown>
  /** Fetches the current entries. */
  readonly list: () => Promise<readonly EntryView[]>
  readonly onSaved: () => void
}

export interface EntryForm<S extends Schema> extends ContractForm<S> {
  /** Fields changed both locally and remotely, with the remote values. */
  readonly clashes: readonly (EntryConflict & { readonly mine: unknown })[]
  readonly decide: (field: string, mine: boolean) => void
}

const isConflictError = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'CONFLICT' && Object.keys(error.fields).length > 0

// Entry values originate from JSON.
const toJson = (value: unknown) => (value ?? null) as SectionBaseValues[string]
const toBaseValues = (seen: EntryValues, body: FieldValues): SectionBaseValues =>
  Object.fromEntries(Object.keys(body).map((field) => [field, toJson(seen[field])]))

/** Gives access to form fields by their server names. */
function createFieldAccess<S extends Schema>(form: ContractForm<S>['form']) {
  // The server's field names are keys of the schema from which the form is built.
  const named = (field: string) => field as Path<z.input<S>>
  return {
    said: (field: string): unknown => form.getValues(named(field)),
    // The value comes from the same field on the server.
    put: (field: string, value: unknown) => form.setValue(named(field), value as never),
    clear: (field: string) => form.clearErrors(named(field)),
  }
}

interface EntryEdit {
  readonly id: string
  readonly list: () => Promise<readonly EntryView[]>
  readonly said: (field: string) => unknown
  /** The server's last known values. */
  readonly seen: RefObject<EntryValues>
}

/**
 * Resolves a conflict response.
 * @returns remote values of locally unchanged fields, and the conflicting fields
 * @throws any other error
 */
async function resolveConflict(
  error: unknown,
  { id, list, said, seen }: EntryEdit,
): Promise<{ readonly followed: EntryValues; readonly clashes: readonly EntryConflict[] }> {
  const stands = isConflictError(error)
    ? (await list()).find((one) => one.entry_id === id)
    : undefined
  if (!isConflictError(error) || !stands) throw error
  const there: EntryValues = stands
  const met = Object.keys(error.fields)
  const both = met.filter((field) => !isSameValue(field, said(field), seen.current[field]))
  const alone = met.filter((field) => !both.includes(field))
  return {
    followed: Object.fromEntries(alone.map((field) => [field, there[field]])),
    clashes: both.map((field) => ({ field, theirs: there[field] })),
  }
}

/**
 * Form of one entry, stored as a draft on the device until it is sent. Remote changes are taken
 * over, or shown as conflicts where the field was also changed locally.
 */
export function useEntryForm<S extends Schema>(options: EntryFormOptions<S>): EntryForm<S> {
  const { schema, values, entry, draft, add, edit, list, onSaved } = options
  const [clashes, setClashes] = useState<readonly EntryConflict[]>([])
  const seen = useRef<EntryValues>({ ...values, ...entry })
  const contract = useContractForm({
    schema,
    values,
    draft,
    compared: {
      base: () => seen.current,
      onDraft: (before) => {
        seen.current = { ...seen.current, ...before }
      },
    },
    send: async (body) => {
      await (entry ? save(entry.entry_id, body) : add(body)).then(() => recordTabSave())
      onSaved()
    },
  })
  const { said, put, clear } = createFieldAccess<S>(contract.form)
  const save = async (id: string, body: z.output<S>): Promise<unknown> =>
    edit(id, body, toBaseValues(seen.current, body)).catch((error: unknown) => meet(error, id))
  /**
   * Takes over remote changes to untouched fields and shows the others as conflicts until they are
   * resolved.
   */
  const meet = async (error: unknown, id: string): Promise<unknown> => {
    const changed = await resolveConflict(error, { id, list, said, seen })
    for (const [field, value] of Object.entries(changed.followed)) put(field, value ?? null)
    seen.current = { ...seen.current, ...changed.followed }
    setClashes(changed.clashes)
    if (changed.clashes.length > 0) throw error
    const body = schema.parse(contract.form.getValues())
    return edit(id, body, toBaseValues(seen.current, body))
  }
  const decide = (field: string, mine: boolean) => {
    const clash = clashes.find((one) => one.field === field)
    seen.current = { ...seen.current, [field]: clash?.theirs }
    if (!mine) put(field, clash?.theirs ?? null)
    clear(field)
    setClashes(clashes.filter((one) => one.field !== field))
  }
  return { ...contract, clashes: clashes.map((one) => ({ ...one, mine: said(one.field) })), decide }
}
