import type { ApiResult } from '../platform/http/envelope.ts'
import {
  changeResult,
  type OptimisticChange,
  removeRows,
} from '../platform/query/pending-changes.ts'

interface ShortlistEntry {
  readonly body: { readonly intern_id: string; readonly io_id?: string | null | undefined }
}

interface ShortlistedIntern {
  readonly intern_id: string
  shortlisted_for: (string | null)[]
  is_shortlisted: boolean
}

type ChangeRow = <C extends ShortlistedIntern>(row: C) => C

/** Changes the intern of an entry wherever the company sees them. */
const changeIntern = (
  changeEntries: (entries: readonly (string | null)[], plan: string | null) => (string | null)[],
): readonly OptimisticChange<ShortlistEntry>[] => {
  const rowOf = ({ body }: ShortlistEntry): ChangeRow => {
    return (row) => {
      if (row.intern_id !== body.intern_id) return row
      const entries = changeEntries(row.shortlisted_for, body.io_id ?? null)
      return { ...row, shortlisted_for: entries, is_shortlisted: entries.length > 0 }
    }
  }
  return [
    changeResult('browse', 'browseCandidates', (page, entry: ShortlistEntry) =>
      withCandidates(page, (rows) => rows.map(rowOf(entry))),
    ),
    changeResult('browse', 'browseSuggestions', (page, entry: ShortlistEntry) =>
      withCandidates(page, (rows) => rows.map(rowOf(entry))),
    ),
    changeResult('browse', 'browseOther', (near, entry: ShortlistEntry) => ({
      ...near,
      payload: near.payload.map(rowOf(entry)),
    })),
    changeResult('browse', 'getInternProfile', (profile, entry: ShortlistEntry) => ({
      ...profile,
      payload: rowOf(entry)(profile.payload),
    })),
  ]
}

/** Changes the interns of a page; the count follows those that are left out. */
function withCandidates<P extends { candidates: unknown[] }>(
  page: ApiResult<P>,
  change: (rows: P['candidates']) => P['candidates'],
): ApiResult<P> {
  const candidates = change(page.payload.candidates)
  const removed = page.payload.candidates.length - candidates.length
  return { ...page, count: page.count - removed, payload: { ...page.payload, candidates } }
}

/** The intern is on the shortlist, and no longer waits for a reply to their interest. */
export const shortlistAdditions: readonly OptimisticChange<ShortlistEntry>[] = [
  ...changeIntern((entries, plan) => [...entries.filter((other) => other !== plan), plan]),
  changeResult('plans', 'listInterested', (list, { body }: ShortlistEntry) =>
    removeRows(list, (row) => row.intern_id === body.intern_id && row.plan_id === body.io_id),
  ),
]

/** The intern is no longer on the shortlist. */
export const shortlistRemovals: readonly OptimisticChange<ShortlistEntry>[] = [
  ...changeIntern((entries, plan) => entries.filter((other) => other !== plan)),
  changeResult('shortlist', 'listShortlist', (list, { body }: ShortlistEntry) =>
    removeRows(
      list,
      (row) =>
        row.intern_id === body.intern_id && (row.plan?.plan_id ?? null) === (body.io_id ?? null),
    ),
  ),
]

/** Hides or shows an intern wherever the company looks for interns. */
const changeHiding = <I>(
  isHidden: boolean,
  internOf: (input: I) => string,
): readonly OptimisticChange<I>[] => [
  changeResult('browse', 'browseCandidates', (page, input: I) => {
    // Lists of hidden interns have only hidden ones, all others have none.
    const changed = withCandidates(page, (rows) =>
      rows.filter((row) => row.intern_id !== internOf(input) || row.is_not_interested === isHidden),
    )
    const moved = page.count - changed.count
    return {
      ...changed,
      payload: {
        ...changed.payload,
        hidden_count: page.payload.hidden_count + (isHidden ? moved : -moved),
      },
    }
  }),
  changeResult('browse', 'browseOther', (near, input: I) =>
    removeRows(near, (row) => isHidden && row.intern_id === internOf(input)),
  ),
  changeResult('browse', 'browseSuggestions', (page, input: I) =>
    withCandidates(page, (rows) =>
      rows.filter((row) => !isHidden || row.intern_id !== internOf(input)),
    ),
  ),
  changeResult('browse', 'getInternProfile', (profile, input: I) =>
    profile.payload.intern_id === internOf(input)
      ? { ...profile, payload: { ...profile.payload, is_not_interested: isHidden } }
      : profile,
  ),
]

/** The intern is hidden from the company's searches. */
export const internHidings = changeHiding(
  true,
  ({ body }: { readonly body: { readonly intern_id: string } }) => body.intern_id,
)

/** The intern is in the company's searches again. */
export const internShowings = changeHiding(
  false,
  ({ params }: { readonly params: { readonly internId: string } }) => params.internId,
)
