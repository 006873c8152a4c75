import type { BrowseFilter } from '../intern-search.ts'

/** What a row has values of: one of each of the first four, any number of the others. */
const valueKinds = [
  'field',
  'preferred_start_months',
  'internship_durations',
  'timezones',
  'specialisations',
  'projects',
  'skills',
] as const
export type ValueKind = 'field' | BrowseFilter
/** Positions of the single values among the codes of a row. */
export const codeAt = { field: 0, month: 1, weeks: 2, zone: 3, lists: 4 } as const

/** A value that some row has or had. */
interface CodedValue {
  readonly code: number
  readonly kind: ValueKind
  /** Id, month number, weeks or time zone. */
  readonly value: number | string
  /** Number among the values of its kind. */
  readonly local: number
}

/** Numbers the values of all kinds, so that a row is a short list of numbers. */
export class ValueCodes {
  readonly all: CodedValue[] = []
  /** Number of each code's value among those of its kind. */
  readonly local: number[] = []
  readonly #byKind = new Map<ValueKind, Map<number | string, CodedValue>>(
    valueKinds.map((kind) => [kind, new Map()]),
  )

  /** Returns the value's code, or undefined if no row ever had it. */
  find(kind: ValueKind, value: number | string): number | undefined {
    return this.#byKind.get(kind)?.get(value)?.code
  }

  /** Lists the values of a kind. */
  list(kind: ValueKind): CodedValue[] {
    return [...(this.#byKind.get(kind)?.values() ?? [])]
  }

  count(kind: ValueKind): number {
    return this.#byKind.get(kind)?.size ?? 0
  }

  /** Gives the value a code, unless it has one. */
  add(kind: ValueKind, value: number | string): number {
    const values = this.#byKind.get(kind) ?? new Map<number | string, CodedValue>()
    const known = values.get(value)
    if (known) return known.code
    const added = { code: this.all.length, kind, value, local: values.size }
    values.set(value, added)
    this.all.push(added)
    this.local.push(added.local)
    return added.code
  }
}
