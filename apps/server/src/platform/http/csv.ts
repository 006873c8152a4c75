/** Tells spreadsheets that the file is UTF-8; otherwise some read names as another encoding. */
export const csvStart = '\uFEFF'

/** A value that a spreadsheet would run as a formula begins with an apostrophe. */
const toCell = (value: string): string =>
  `"${value.replace(/^(?=[=+\-@\t\r])/, "'").replaceAll('"', '""')}"`

/** Returns a line of a CSV file (RFC 4180). */
export const toCsvLine = (cells: readonly string[]): string => `${cells.map(toCell).join(',')}\r\n`
