import type { ActionRow } from './queries/action.queries.ts'

/** Returns the last day that was requested; null if none was. */
export const getRequestedEnd = ({ data }: Pick<ActionRow, 'data'>): string | null =>
  typeof data['ends_on'] === 'string' ? data['ends_on'] : null

/** Facts of a request for its policies. */
export const toActionFacts = (row: Pick<ActionRow, 'status' | 'kind' | 'data'>) => ({
  status: row.status,
  kind: row.kind,
  endsOn: getRequestedEnd(row),
})
