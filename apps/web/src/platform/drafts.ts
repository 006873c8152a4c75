import { createStore, del, entries, get, set } from 'idb-keyval'

// One database of its own: clearing local storage on a 401 leaves it alone, signing out empties it.
const store = createStore('fledge-drafts', 'drafts')
const keyOf = (user: string, form: string) => `${user}/${form}`

export interface Draft<T> {
  readonly values: T
  readonly at: number
  /** What the server held when it was begun, see startOf; none where somebody else compares. */
  readonly from?: string
}

/** What the server holds, as a draft that is begun upon it remembers it. */
export const startOf = (held: unknown): string => JSON.stringify(held)

/** Whether what was kept goes on: it was begun upon what the server holds still. Words of another day don't win over an answer that was given, or changed, elsewhere since. */
export const isOfNow = (draft: Draft<unknown>, held: string): boolean => draft.from === held

const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? '') === JSON.stringify(other ?? '')

/**
 * A kept draft over what the server holds now, field by field: only what was written is laid over it. What was left as it was follows the server, which may hold something newer from elsewhere.
 * @param held what the form begins with now
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
  // The same names as the draft's, each with a value that the draft or the form has for it.
  return Object.fromEntries(merged) as T
}

/**
 * What a draft is begun upon once it is laid over what the server holds now: what follows the server is begun upon its present words, what was written here upon those it was written upon.
 * Else the next change from elsewhere would meet a field that nobody wrote here, and be asked about or overwritten.
 */
export function rebaseDraft(draft: Draft<unknown>, held: object): string {
  return startOf({ ...held, ...seenByDraft(draft) })
}

const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}

/** Of what was written in a draft, what its fields said before: the server compares it, and what was changed elsewhere meanwhile is told. */
export function seenByDraft({ values, from }: Draft<unknown>): Readonly<Record<string, unknown>> {
  const [before, written] = [from === undefined ? {} : asRecord(JSON.parse(from)), asRecord(values)]
  return Object.fromEntries(
    Object.entries(before).filter(
      ([name, value]) => name in written && !isSame(written[name], value),
    ),
  )
}

/** What this user wrote and the server does not have yet. A browser without IndexedDB simply has no drafts. */
export function readDraft<T>(user: string, form: string): Promise<Draft<T> | undefined> {
  return get<Draft<T>>(keyOf(user, form), store).catch(() => undefined)
}
export function keepDraft<T>(user: string, form: string, values: T, from?: string): Promise<void> {
  return set(
    keyOf(user, form),
    { values, at: Date.now(), ...(from === undefined ? {} : { from }) },
    store,
  ).catch(() => undefined)
}
/** What was written under one name goes on under another: a new row that has its id now. */
export async function renameDraft(user: string, from: string, to: string): Promise<void> {
  const draft = await readDraft(user, from)
  if (draft) await keepDraft(user, to, draft.values, draft.from)
  await dropDraft(user, from)
}
export function dropDraft(user: string, form: string): Promise<void> {
  return del(keyOf(user, form), store).catch(() => undefined)
}

/** On sign-out all drafts go; when another user signs in, those of everyone else. @param but the user whose drafts stay */
export async function forgetDrafts(but?: string): Promise<void> {
  const all = await entries<string, unknown>(store).catch(() => [])
  await Promise.all(
    all.filter(([key]) => !but || !key.startsWith(`${but}/`)).map(([key]) => del(key, store)),
  )
}
