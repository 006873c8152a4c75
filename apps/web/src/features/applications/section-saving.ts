import type { z } from 'zod'
import { SaveRejectedError } from '../../platform/forms/autosaver.ts'
import { ApiError } from '../../platform/http/api-error.ts'

export type Values = Readonly<Record<string, unknown>>
export type Rules = Readonly<Record<string, z.ZodType>>
/** Error messages by field. */
export type FieldErrors = Readonly<Record<string, string>>

export const isEmpty = (value: unknown) =>
  value === '' ||
  value === null ||
  value === undefined ||
  (Array.isArray(value) && value.length === 0)

/**
 * Splits fields into valid values and errors. Fields never filled in are no errors; emptied ones
 * are validated as empty.
 */
export function splitFields(
  values: Values,
  kept: Values,
  rules: Rules,
): { readonly valid: Values; readonly wrong: FieldErrors } {
  const valid: Record<string, unknown> = {}
  const wrong: Record<string, string> = {}
  for (const [name, rule] of Object.entries(rules)) {
    const value = isEmpty(values[name]) && !Array.isArray(values[name]) ? null : values[name]
    const parsed = rule.safeParse(value)
    if (parsed.success) valid[name] = parsed.data
    else if (!isEmpty(value) || !isEmpty(kept[name]))
      wrong[name] = parsed.error.issues[0]?.message ?? ''
  }
  return { valid, wrong }
}

/** Returns the server's errors for the fields of a section, including fields nested in the body. */
function getSectionErrors(error: unknown, names: readonly string[]): FieldErrors {
  if (!(error instanceof ApiError)) return {}
  return Object.fromEntries(
    Object.entries(error.fields).flatMap(([path, message]) => {
      const name = names.find((one) => path.split('.').includes(one))
      return name === undefined ? [] : [[name, message]]
    }),
  )
}

const omitFields = (values: Values, names: FieldErrors): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !(name in names)))

const toComparable = (value: unknown) => (isEmpty(value) ? '' : JSON.stringify(value))
/**
 * Returns the fields that differ from the server's last known values, so that remote changes are
 * not reverted.
 */
const listChangedFields = (values: Values, kept: Values): readonly string[] =>
  Object.keys(values).filter((name) => toComparable(values[name]) !== toComparable(kept[name]))

/**
 * Saves a section.
 * @param changed names of the changed fields
 * @param seen base values of all fields, so that the server rejects overwriting unseen changes
 */
export type SaveSection = (
  valid: Record<string, unknown>,
  changed: readonly string[],
  seen: SectionBaseValues,
) => Promise<unknown>
/** Base values as the endpoint takes them. */
export type SectionBaseValues = Record<string, JSONValue>
type JSONValue = z.infer<ReturnType<typeof z.json>>

export interface SectionSaveResult {
  readonly saved: Values
  /** Errors of the fields that were not saved. */
  readonly wrong: FieldErrors
  /** Fields changed remotely in the meantime, with the server's messages. */
  readonly met: FieldErrors
}

const emptyResult: SectionSaveResult = { saved: {}, wrong: {}, met: {} }

/** Returns the base values of these fields, with null for missing ones. */
const toBaseValues = (kept: Values, names: readonly string[]): SectionBaseValues =>
  // Form values originate from JSON.
  Object.fromEntries(
    names.map((name) => [
      name,
      (isEmpty(kept[name]) && !Array.isArray(kept[name]) ? null : kept[name]) as JSONValue,
    ]),
  )

const isConflictError = (error: unknown) => error instanceof ApiError && error.code === 'CONFLICT'

/**
 * Fields that are only saved together stay unsaved while one is invalid; the error is shown at the
 * invalid field.
 */
function handleUnsavedTogether(error: unknown): SectionSaveResult {
  if (error instanceof SaveRejectedError) return emptyResult
  throw error
}

/** Saves these fields, retrying without the ones that the server rejects. */
async function saveFields(
  values: Values,
  kept: Values,
  save: SaveSection,
): Promise<SectionSaveResult> {
  if (Object.keys(values).length === 0) return emptyResult
  const changed = listChangedFields(values, kept)
  try {
    await save({ ...values }, changed, toBaseValues(kept, Object.keys(values)))
    return { saved: values, wrong: {}, met: {} }
  } catch (error) {
    const refused = getSectionErrors(error, Object.keys(values))
    if (Object.keys(refused).length === 0) throw error
    const rest = await saveFields(omitFields(values, refused), kept, save).catch(
      handleUnsavedTogether,
    )
    return isConflictError(error)
      ? { ...rest, met: { ...refused, ...rest.met } }
      : { ...rest, wrong: { ...refused, ...rest.wrong } }
  }
}

interface SectionSaveOptions {
  readonly values: Values
  /** The server's last known values. */
  readonly kept: Values
  readonly rules: Rules
  readonly save: SaveSection
}

/**
 * Saves all valid fields of a section.
 * @returns what was saved, errors of the other fields, and fields changed remotely in the meantime
 */
export async function saveValidFields({
  values,
  kept,
  rules,
  save,
}: SectionSaveOptions): Promise<SectionSaveResult> {
  const { valid, wrong } = splitFields(values, kept, rules)
  const saving = saveFields(valid, kept, save)
  const done = await (Object.keys(wrong).length > 0 ? saving.catch(handleUnsavedTogether) : saving)
  return { ...done, wrong: { ...wrong, ...done.wrong } }
}
