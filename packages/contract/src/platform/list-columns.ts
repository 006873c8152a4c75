/** A text of the catalogue with its values. */
export interface CellText {
  readonly key: string
  readonly values?: Readonly<Record<string, string | number>>
}

/** What a cell contains that is no moment: a text as it is, a number, a day, or texts of the catalogue. */
type TimelessValue = string | number | null | { readonly day: string | null } | readonly CellText[]

/** What a cell contains. */
export type CellValue = TimelessValue | { readonly time: string | null }

interface ColumnBase {
  /** Key of its name. */
  readonly title: string
  /** Shown only to those who choose it. */
  readonly isOptional?: true
}

interface TimelessColumn<Row> extends ColumnBase {
  readonly isTime?: never
  readonly value: (row: Row) => TimelessValue
}

/** A column with moments, so that a file names their zone with it. */
interface TimeColumn<Row> extends ColumnBase {
  readonly isTime: true
  readonly value: (row: Row) => CellValue
}

/** A column of a list, the same on the screen and in a CSV file. */
export type ListColumn<Row> = TimelessColumn<Row> | TimeColumn<Row>

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
