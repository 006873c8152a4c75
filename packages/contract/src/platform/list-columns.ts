/** A text of the catalogue with its values. */
export interface CellText {
  readonly key: string
  readonly values?: Readonly<Record<string, string | number>>
}

/** What a cell contains: a text as it is, a number, a moment, a day, or texts of the catalogue. */
export type CellValue =
  | string
  | number
  | null
  | { readonly time: string | null }
  | { readonly day: string | null }
  | readonly CellText[]

/** A column of a list, the same on the screen and in a CSV file. */
export interface ListColumn<Row> {
  /** Key of its name. */
  readonly title: string
  readonly value: (row: Row) => CellValue
  /** Shown only to those who choose it. */
  readonly isOptional?: true
}

/** Columns by the name that they have in addresses, in the order in which they are shown. */
export type ListColumns<Row> = Readonly<Record<string, ListColumn<Row>>>

/** Columns of a list: the name of each is known to both sides. */
export const defineColumns =
  <Row>() =>
  <const Columns extends ListColumns<Row>>(columns: Columns): Columns =>
    columns

/** Returns the columns that a list has until others are chosen. */
export const getDefaultColumns = (columns: ListColumns<never>): readonly string[] =>
  Object.entries(columns).flatMap(([name, { isOptional }]) => (isOptional ? [] : [name]))

/**
 * Returns the known columns of a choice, each once and in its order; the default ones if none is
 * left, since addresses get shared and columns renamed.
 */
export function chooseColumns(
  columns: ListColumns<never>,
  chosen: readonly string[] | undefined,
): readonly string[] {
  const known = [...new Set(chosen)].filter((name) => Object.hasOwn(columns, name))
  return known.length > 0 ? known : getDefaultColumns(columns)
}
