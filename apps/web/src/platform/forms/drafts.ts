import { mergeThreeWay, type FieldValues } from '@fledge/domain/three-way-merge.ts'
import { isPageOfView } from '../http/page-view.ts'
import { clear, createStore, del, entries, get, set } from 'idb-keyval'

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
export const serializeBase = (base: unknown): string => JSON.stringify(base)

/**
 * Whether a draft is still current: the server's values are those it was based on. An old draft
 * must not override a value saved or changed elsewhere since.
 */
export const isDraftCurrent = (draft: Draft<unknown>, base: string): boolean => draft.from === base

/** Returns the base values of a draft by field; none if it was stored without. */
function readBase({ from }: Draft<unknown>): FieldValues {
  const base: unknown = from === undefined ? null : JSON.parse(from)
  return typeof base === 'object' && base !== null ? Object.fromEntries(Object.entries(base)) : {}
}

/**
 * Merges a draft with the values that are saved now: edited fields come from the draft, all others
 * follow the server.
 * @returns the values for the form, and the base values of the edited fields, so that a change made
 * elsewhere since is found when they are saved
 */
export function mergeDraft(
  draft: Draft<FieldValues>,
  saved: FieldValues,
): { readonly values: FieldValues; readonly base: FieldValues } {
  const base = readBase(draft)
  const knownValues = Object.fromEntries(
    Object.entries(draft.values).filter(([name]) => name in saved),
  )
  const { values, changed, conflicts } = mergeThreeWay({ base, mine: knownValues, theirs: saved })
  const edited = new Set([...changed, ...conflicts])
  return {
    values: { ...draft.values, ...values },
    base: Object.fromEntries(Object.entries(base).filter(([name]) => edited.has(name))),
  }
}

/** Returns this user's unsaved input. Without IndexedDB there are no drafts. */
export function readLocalDraft<T>(user: string, form: string): Promise<Draft<T> | undefined> {
  return get<Draft<T>>(keyOf(user, form), store).catch(() => undefined)
}
/** Stores unsaved input, but not what a manager types while looking as someone else. */
export async function storeDraft<T>(
  user: string,
  form: string,
  values: T,
  from?: string,
): Promise<void> {
  if (isPageOfView()) return
  await set(
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
  if (!but) return clear(store).catch(() => undefined)
  const all = await entries<string, unknown>(store).catch(() => [])
  await Promise.all(
    all.filter(([key]) => !key.startsWith(`${but}/`)).map(([key]) => del(key, store)),
  )
}
