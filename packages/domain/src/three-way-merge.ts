/** Values of a record by field, in wire format. */
export type FieldValues = Readonly<Record<string, unknown>>

/** The three versions of a record that meet when it is saved. */
export interface MergeVersions {
  /** Values that the editor started from. A field without a base value is not compared. */
  readonly base: FieldValues
  /** The editor's values; only these fields are merged. */
  readonly mine: FieldValues
  /** Values that are saved now. */
  readonly theirs: FieldValues
}

export interface ThreeWayMerge {
  /** One value per field of `mine`: what the editor changed, and what is saved for the rest. */
  readonly values: FieldValues
  /** Fields that only the editor changed, so that they can be saved. */
  readonly changed: readonly string[]
  /** Fields that only someone else changed, so that the editor takes them over. */
  readonly followed: readonly string[]
  /** Fields that both changed, to different values: the editor chooses. */
  readonly conflicts: readonly string[]
}

/**
 * Normalises a value for comparison: list order is ignored, empty values are equal, and a start
 * date is reduced to its month.
 */
function normaliseValue(field: string, value: unknown): string {
  if (value === undefined || value === null || value === '') return 'null'
  if (Array.isArray(value) && value.length === 0) return 'null'
  if (Array.isArray(value))
    return JSON.stringify(
      value
        .map((item) => (typeof item === 'object' ? JSON.stringify(item) : String(item)))
        .toSorted(),
    )
  return JSON.stringify(
    field === 'start_month' && typeof value === 'string' ? value.slice(0, 7) : value,
  )
}

/** Whether two values of a field are the same. */
export function isSameValue(field: string, value: unknown, other: unknown): boolean {
  return normaliseValue(field, value) === normaliseValue(field, other)
}

/**
 * Merges an editor's values with the saved ones, field by field. The server finds the conflicts of
 * a request with it, the browser merges drafts and newer saved values into an open form.
 */
export function mergeThreeWay({ base, mine, theirs }: MergeVersions): ThreeWayMerge {
  const values: Record<string, unknown> = {}
  const lists = { changed: [], followed: [], conflicts: [] } satisfies Record<string, string[]>
  const fieldsByKind: Readonly<Record<keyof typeof lists, string[]>> = lists
  for (const [field, myValue] of Object.entries(mine)) {
    const isMine = !(field in base) || !isSameValue(field, myValue, base[field])
    const isTheirs = field in base && !isSameValue(field, theirs[field], base[field])
    const isAgreed = isSameValue(field, myValue, theirs[field])
    values[field] = isMine ? myValue : theirs[field]
    if (isAgreed) continue
    if (isMine) fieldsByKind[isTheirs ? 'conflicts' : 'changed'].push(field)
    else fieldsByKind.followed.push(field)
  }
  return { values, ...fieldsByKind }
}
