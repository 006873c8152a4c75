import type { z } from 'zod'
import { NotKept } from '../../platform/autosaver.ts'
import { ApiError } from '../../platform/api-error.ts'

export type Values = Readonly<Record<string, unknown>>
export type Rules = Readonly<Record<string, z.ZodType>>
/** What is wrong, by field. */
export type Wrong = Readonly<Record<string, string>>

export const isEmpty = (value: unknown) =>
  value === '' ||
  value === null ||
  value === undefined ||
  (Array.isArray(value) && value.length === 0)

/** The fields that hold by themselves, and what is wrong with the others. What was never filled in is not wrong yet; what was and is emptied has to hold as nothing. */
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

/** The fields of a section that the server names in its refusal, however deep they lie in the body. */
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
/** The fields that say something else than the server has: what somebody else changed meanwhile is not sent back to what it was. */
const changedIn = (values: Values, kept: Values): readonly string[] =>
  Object.keys(values).filter((name) => inOneShape(values[name]) !== inOneShape(kept[name]))

/** Saves a section. @param changed the fields among them that say something new @param seen what all of them were seen to say before: the server refuses to overwrite another value unseen */
export type SaveSection = (
  valid: Record<string, unknown>,
  changed: readonly string[],
  seen: Seen,
) => Promise<unknown>
/** As a call takes it. */
export type Seen = Record<string, JSONValue>
type JSONValue = z.infer<ReturnType<typeof z.json>>

export interface SectionSaved {
  readonly saved: Values
  /** What is wrong with the rest. */
  readonly wrong: Wrong
  /** The fields that were changed elsewhere meanwhile, with the server's words. */
  readonly met: Wrong
}

const nothing: SectionSaved = { saved: {}, wrong: {}, met: {} }

/** What was seen of these fields; nothing is null. */
const seenOf = (kept: Values, names: readonly string[]): Seen =>
  // What a form holds came as JSON.
  Object.fromEntries(
    names.map((name) => [
      name,
      (isEmpty(kept[name]) && !Array.isArray(kept[name]) ? null : kept[name]) as JSONValue,
    ]),
  )

const isMet = (error: unknown) => error instanceof ApiError && error.code === 'CONFLICT'

/** Fields that are saved together only are not, while one of them is wrong; that is said at the wrong one. */
function unlessTogether(error: unknown): SectionSaved {
  if (error instanceof NotKept) return nothing
  throw error
}

/** Saves these fields; those that the server refuses are left out and the others sent again. */
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
  /** What the server has. */
  readonly kept: Values
  readonly rules: Rules
  readonly save: SaveSection
}

/** Saves all of a section that holds. @returns what was saved, what is wrong with the rest, and what was changed elsewhere meanwhile */
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
