import type { EntryView } from '@fledge/contract/profiles/schema.ts'
import { saysSame } from '@fledge/domain/changed-fields.ts'
import { useRef, useState } from 'react'
import type { DefaultValues, FieldValues, Path } from 'react-hook-form'
import type { z } from 'zod'
import { CallError } from '../../platform/call-error.ts'
import { useContractForm, type ContractForm } from '../../platform/forms.ts'
import type { Seen } from './section-saving.ts'

type Said = Readonly<Record<string, unknown>>

interface EntryFormOptions<S extends z.ZodType<FieldValues, FieldValues>> {
  readonly schema: S
  readonly values: DefaultValues<z.input<S>>
  readonly entry: EntryView | null
  /** Name of its draft. */
  readonly draft: string
  readonly add: (body: z.output<S>) => Promise<unknown>
  readonly edit: (id: string, body: z.output<S>, seen: Seen) => Promise<unknown>
  /** The entries as they stand now. */
  readonly list: () => Promise<readonly EntryView[]>
  readonly onSaved: () => void
}

export interface EntryForm<S extends z.ZodType<FieldValues, FieldValues>> extends ContractForm<S> {
  /** What was written here and changed elsewhere: as it stands there. */
  readonly clashes: readonly {
    readonly field: string
    readonly theirs: unknown
    readonly mine: unknown
  }[]
  readonly decide: (field: string, mine: boolean) => void
}

const isMet = (error: unknown): error is CallError =>
  error instanceof CallError && error.code === 'CONFLICT' && Object.keys(error.fields).length > 0

/** A form of one entry: kept on the device until it is sent; what was changed elsewhere meanwhile is taken over, or asked about where it was written here too. */
export function useEntryForm<S extends z.ZodType<FieldValues, FieldValues>>({
  schema,
  values,
  entry,
  draft,
  add,
  edit,
  list,
  onSaved,
}: EntryFormOptions<S>): EntryForm<S> {
  const [clashes, setClashes] = useState<
    readonly { readonly field: string; readonly theirs: unknown }[]
  >([])
  const seen = useRef<Said>({ ...values, ...entry })
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
      await (entry ? save(entry.entry_id, body) : add(body))
      onSaved()
    },
  })
  const { form } = contract
  // The fields that the server names are those of the very schema that the form is made of.
  const named = (field: string) => field as Path<z.input<S>>
  // A value of this very field, as the server has it.
  const put = (field: string, value: unknown) => form.setValue(named(field), value as never)
  const said = (field: string): unknown => form.getValues(named(field))
  // What an entry says came as JSON.
  const jsonOf = (value: unknown) => (value ?? null) as Seen[string]
  const seenOf = (body: z.output<S>): Seen =>
    Object.fromEntries(Object.keys(body).map((field) => [field, jsonOf(seen.current[field])]))
  const save = async (id: string, body: z.output<S>): Promise<unknown> =>
    edit(id, body, seenOf(body)).catch((error: unknown) => meet(error, id))
  /** What was left alone here follows; of the rest both are shown, until it is decided. */
  const meet = async (error: unknown, id: string): Promise<unknown> => {
    const stands = isMet(error) ? (await list()).find((one) => one.entry_id === id) : undefined
    if (!isMet(error) || !stands) throw error
    const there: Said = stands
    const met = Object.keys(error.fields)
    const both = met.filter((field) => !saysSame(field, said(field), seen.current[field]))
    for (const field of met.filter((one) => !both.includes(one))) put(field, there[field] ?? null)
    seen.current = {
      ...seen.current,
      ...Object.fromEntries(
        met.filter((one) => !both.includes(one)).map((field) => [field, there[field]]),
      ),
    }
    setClashes(both.map((field) => ({ field, theirs: there[field] })))
    if (both.length > 0) throw error
    return edit(id, schema.parse(form.getValues()), seenOf(schema.parse(form.getValues())))
  }
  const decide = (field: string, mine: boolean) => {
    const clash = clashes.find((one) => one.field === field)
    seen.current = { ...seen.current, [field]: clash?.theirs }
    if (!mine) put(field, clash?.theirs ?? null)
    form.clearErrors(named(field))
    setClashes(clashes.filter((one) => one.field !== field))
  }
  return { ...contract, clashes: clashes.map((one) => ({ ...one, mine: said(one.field) })), decide }
}
