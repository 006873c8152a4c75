interface TextSelection {
  readonly start: number
  readonly end: number
}

/** A blank between two words, unless there is one. */
const getGap = (before: string, after: string): string =>
  before === '' || after === '' || /\s$/u.test(before) || /^\s/u.test(after) ? '' : ' '

/**
 * Replaces the selection of a text, or inserts at its cursor.
 * @returns the text and where the cursor is afterwards
 */
export function insertText(
  text: string,
  { start, end }: TextSelection,
  inserted: string,
): { readonly text: string; readonly cursor: number } {
  const [before, after] = [text.slice(0, start), text.slice(end)]
  const head = before + getGap(before, inserted) + inserted
  return { text: head + getGap(inserted, after) + after, cursor: head.length }
}
