/** What belongs to a career field, each by name. */
export interface CareerField {
  readonly id: number
  readonly name: string
  /** Ids are `field * 100 + place`. */
  readonly specialisations: readonly string[]
  /** A name is a single skill, even if several fields list it. */
  readonly skills: readonly string[]
  /** Ids are `field * 100 + place`. */
  readonly projects: readonly string[]
}

/** `'A | B'` → `['A', 'B']`: keeps a long list of names readable. */
export function names(list: string): readonly string[] {
  return list.split('|').map((name) => name.trim())
}
