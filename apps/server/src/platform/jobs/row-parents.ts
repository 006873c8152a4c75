import type { DueJobRow } from '../http/handler.ts'

/** Returns the id of what has a due row's parents. */
const getSubject = (row: DueJobRow): string => row.subject ?? row.id

export const listSubjects = (rows: readonly DueJobRow[]): readonly string[] => rows.map(getSubject)

/**
 * Returns what `RowJob.lockFree` does.
 * @param parents the locked parents by the ids of what has them
 */
export const mapRowParents = (
  rows: readonly DueJobRow[],
  parents: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<string, readonly string[]> =>
  new Map(
    rows.flatMap((row) => {
      const own = parents.get(getSubject(row))
      return own ? [[row.id, own] as const] : []
    }),
  )
