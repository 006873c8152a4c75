import type { z } from 'zod'
import { SaveRejectedError } from '../../platform/autosaver.ts'
import { ApiError } from '../../platform/api-error.ts'

export type Values = Readonly<Record<string, unknown>>
export type Rules = Readonly<Record<string, z.ZodType>>
/** Error messages by field. */
export type Wrong = Readonly<Record<string, string>>

export const isEmpty = (value: unknown) =>
  value === '' ||
  value === null ||
  value === undefined ||
  (Array.isArray(value) && value.length === 0)

/**
 * Splits fields into valid values and errors. Fields never filled in are no errors; emptied ones
 * are validated as empty.
 */
export function parted(
  values: Values,
  kept: Values,
  rules: Rules,
): { readonly valid: Values; readonly wrong: Wrong } {
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
function refusedBy(error: unknown, names: readonly string[]): Wrong {
  if (!(error instanceof ApiError)) return {}
  return Object.fromEntries(
    Object.entries(error.fields).flatMap(([path, message]) => {
      const name = names.find((one) => path.split('.').includes(one))
      return name === undefined ? [] : [[name, message]]
    }),
  )
}

const without = (values: Values, names: Wrong): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !(name in names)))

const inOneShape = (value: unknown) => (isEmpty(value) ? '' : JSON.stringify(value))
/**
 * Returns the fields that differ from the server's last known values, so that remote changes are
 * not reverted.
 */
const changedIn = (values: Values, kept: Values): readonly string[] =>
  Object.keys(values).filter((name) => inOneShape(values[name]) !== inOneShape(kept[name]))

/**
 * Saves a section.
 * @param changed names of the changed fields
 * @param seen base values of all fields, so that the server rejects overwriting unseen changes
 */
export type SaveSection = (
  valid: Record<string, unknown>,
  changed: readonly string[],
  seen: Seen,
) => Promise<unknown>
/** Base values as the endpoint takes them. */
export type Seen = Record<string, JSONValue>
type JSONValue = z.infer<ReturnType<typeof z.json>>

export interface SectionSaved {
  readonly saved: Values
  /** Errors of the fields that were not saved. */
  readonly wrong: Wrong
  /** Fields changed remotely in the meantime, with the server's messages. */
  readonly met: Wrong
}

const nothing: SectionSaved = { saved: {}, wrong: {}, met: {} }

/** Returns the base values of these fields, with null for missing ones. */
const seenOf = (kept: Values, names: readonly string[]): Seen =>
  // Form values originate from JSON.
  Object.fromEntries(
    names.map((name) => [
      name,
      (isEmpty(kept[name]) && !Array.isArray(kept[name]) ? null : kept[name]) as JSONValue,
    ]),
  )

const isMet = (error: unknown) => error instanceof ApiError && error.code === 'CONFLICT'

/**
 * Fields that are only saved together stay unsaved while one is invalid; the error is shown at the
 * invalid field.
 */
function unlessTogether(error: unknown): SectionSaved {
  if (error instanceof SaveRejectedError) return nothing
  throw error
}

/** Saves these fields, retrying without the ones that the server rejects. */
async function saveThese(values: Values, kept: Values, save: SaveSection): Promise<SectionSaved> {
  if (Object.keys(values).length === 0) return nothing
  const changed = changedIn(values, kept)
  try {
    await save({ ...values }, changed, seenOf(kept, Object.keys(values)))
    return { saved: values, wrong: {}, met: {} }
  } catch (error) {
    const refused = refusedBy(error, Object.keys(values))
    if (Object.keys(refused).length === 0) throw error
    const rest = await saveThese(without(values, refused), kept, save).catch(unlessTogether)
    return isMet(error)
      ? { ...rest, met: { ...refused, ...rest.met } }
      : { ...rest, wrong: { ...refused, ...rest.wrong } }
  }
}

interface SectionSave {
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
export async function saveWhatHolds({
  values,
  kept,
  rules,
  save,
}: SectionSave): Promise<SectionSaved> {
  const { valid, wrong } = parted(values, kept, rules)
  const saving = saveThese(valid, kept, save)
  const done = await (Object.keys(wrong).length > 0 ? saving.catch(unlessTogether) : saving)
  return { ...done, wrong: { ...wrong, ...done.wrong } }
}
