import { createStore, del, entries, get, set } from 'idb-keyval'

// A separate database: clearing local storage on a 401 leaves it alone, signing out empties it.
const store = createStore('fledge-drafts', 'drafts')
const keyOf = (user: string, form: string) => `${user}/${form}`

export interface Draft<T> {
  readonly values: T
  readonly at: number
  /**
   * The server's values when the draft was started, see startOf; undefined if the caller compares
   * them itself.
   */
  readonly from?: string
}

/** Serialises the server's values as the base of a draft. */
export const serializeBase = (held: unknown): string => JSON.stringify(held)

/**
 * Whether a draft is still current: the server's values are those it was based on. An old draft
 * must not override a value saved or changed elsewhere since.
 */
export const isDraftCurrent = (draft: Draft<unknown>, held: string): boolean => draft.from === held

const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? '') === JSON.stringify(other ?? '')

/**
 * Merges a draft over the server's current values, field by field: only edited fields come from the
 * draft, all others follow the server.
 * @param held the current initial values of the form
 */
export function mergeDraft<T extends object>(draft: Draft<T>, held: object): T {
  const before: unknown = draft.from === undefined ? null : JSON.parse(draft.from)
  if (typeof before !== 'object' || before === null) return draft.values
  const begun = new Map<string, unknown>(Object.entries(before))
  const now = new Map<string, unknown>(Object.entries(held))
  const merged = Object.entries(draft.values).map(([name, value]) => [
    name,
    begun.has(name) && now.has(name) && isSame(value, begun.get(name)) ? now.get(name) : value,
  ])
  // The same names as the draft's, each with a value of the draft or the form.
  return Object.fromEntries(merged) as T
}

/**
 * Returns the new base of a draft after merging: current server values for unedited fields, the old
 * base for edited ones. Without this the next change made elsewhere would look like a conflict in a
 * field that was not edited here, or be overwritten.
 */
export function rebaseDraft(draft: Draft<unknown>, held: object): string {
  return serializeBase({ ...held, ...getEditedBaseValues(draft) })
}

const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}

/** Returns the base values of the edited fields. The server compares them to detect conflicts. */
export function getEditedBaseValues({
  values,
  from,
}: Draft<unknown>): Readonly<Record<string, unknown>> {
  const [before, written] = [from === undefined ? {} : asRecord(JSON.parse(from)), asRecord(values)]
  return Object.fromEntries(
    Object.entries(before).filter(
      ([name, value]) => name in written && !isSame(written[name], value),
    ),
  )
}

/** Returns this user's unsaved input. Without IndexedDB there are no drafts. */
export function readLocalDraft<T>(user: string, form: string): Promise<Draft<T> | undefined> {
  return get<Draft<T>>(keyOf(user, form), store).catch(() => undefined)
}
export function storeDraft<T>(user: string, form: string, values: T, from?: string): Promise<void> {
  return set(
    keyOf(user, form),
    { values, at: Date.now(), ...(from === undefined ? {} : { from }) },
    store,
  ).catch(() => undefined)
}
/** Renames a draft, for example when a new row has received its id. */
export async function renameLocalDraft(user: string, from: string, to: string): Promise<void> {
  const draft = await readLocalDraft(user, from)
  if (draft) await storeDraft(user, to, draft.values, draft.from)
  await deleteLocalDraft(user, from)
}
export function deleteLocalDraft(user: string, form: string): Promise<void> {
  return del(keyOf(user, form), store).catch(() => undefined)
}

/**
 * Deletes all drafts on sign-out, or those of other users when another one signs in. @param but the
 * user whose drafts are kept
 */
export async function deleteLocalDrafts(but?: string): Promise<void> {
  const all = await entries<string, unknown>(store).catch(() => [])
  await Promise.all(
    all.filter(([key]) => !but || !key.startsWith(`${but}/`)).map(([key]) => del(key, store)),
  )
}
