/** The character between the cells: the one that occurs more often in the first line. */
function findDelimiter(text: string): ',' | ';' {
  const [first = ''] = text.split('\n', 1)
  return first.split(';').length > first.split(',').length ? ';' : ','
}

/**
 * Returns the rows of a CSV file (RFC 4180) with commas or semicolons, and with or without a byte
 * order mark; null if a quote is not closed. Lines without any text are left out.
 */
export function parseCsv(file: string): readonly (readonly string[])[] | null {
  const text = file.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')
  const delimiter = findDelimiter(text)
  const rows: string[][] = []
  let [cells, cell, isQuoted]: [string[], string, boolean] = [[], '', false]
  const endCell = () => {
    cells.push(cell)
    cell = ''
  }
  const endRow = () => {
    endCell()
    rows.push(cells)
    cells = []
  }
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at)
    if (isQuoted && char === '"' && text.charAt(at + 1) === '"') {
      cell += char
      at += 1
    } else if (char === '"' && (isQuoted || cell === '')) isQuoted = !isQuoted
    else if (isQuoted) cell += char
    else if (char === delimiter) endCell()
    else if (char === '\n') endRow()
    else cell += char
  }
  endRow()
  return isQuoted ? null : rows.filter((row) => row.some((value) => value.trim() !== ''))
}
