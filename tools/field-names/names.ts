/** A value that is called differently on two sides of a boundary. */
export interface NameDifference {
  readonly path: string
  readonly line: number
  /** In words: `ends_on` also for `endsOn`. */
  readonly from: string
  readonly to: string
}

/** Returns a name in words: `endsOn` and `ends_on` are spelled alike. */
export const toWords = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replace(/^_/, '')

const toPlural = (name: string) =>
  name.replace(/(?:[^aeiou]y|s|ch|)$/, (end) =>
    end.endsWith('y') ? `${end.slice(0, -1)}ies` : end === '' ? 's' : `${end}es`,
  )

/**
 * Whether two names are one spelling: the same words, several of them (`plan_id`, `plan_ids`), or
 * the same words after a word that says whose they are (`name`, `plan_name`).
 */
export const isSpelledAlike = (field: string, other: string): boolean =>
  field === other || toPlural(field) === other || other.endsWith(`_${field}`)

/**
 * Whether the name of a field repeats whose it is, which the place around it already says: `name` in
 * `company: { name: row.company_name }`, `company` in `attended: { company: row.company_attended }`.
 * @param around names of the properties and functions that contain the place
 */
export const isSaidAround = (field: string, other: string, around: readonly string[]): boolean =>
  around.some(
    (name) =>
      (field.endsWith(`_${other}`) && name.includes(field.slice(0, -other.length - 1))) ||
      field === `${other}_${name}`,
  )
