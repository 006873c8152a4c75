/** A text that two wrote: theirs as it is stored, one's own as it stands in the form. */
export interface Difference {
  readonly name: string
  readonly theirs: string
  readonly mine: string
}

/** What a text says without its marks; a paragraph or an item a line. */
export function wordsOf(html: string): string {
  if (!html.startsWith('<')) return html
  const page = new DOMParser().parseFromString(html.replaceAll(/<\/(p|li)>/g, '$&\n'), 'text/html')
  return (page.body.textContent ?? '').trim()
}

/** The texts that were typed here and say something else there by now. Choices are left to the form, which shows them by name. */
export function diffFields(
  theirs: Readonly<Record<string, unknown>>,
  mine: Readonly<Record<string, unknown>>,
  typed: readonly string[],
): readonly Difference[] {
  return typed.flatMap((name) => {
    const [there, here] = [theirs[name], mine[name]]
    return typeof there === 'string' && typeof here === 'string' && there !== here
      ? [{ name, theirs: there, mine: here }]
      : []
  })
}
