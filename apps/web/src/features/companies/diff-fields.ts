/** Conflicting text: the stored version and the one in the form. */
export interface TextDifference {
  readonly name: string
  readonly theirs: string
  readonly mine: string
}

/** Returns the plain text, one line per paragraph or list item. */
export function toPlainText(html: string): string {
  if (!html.startsWith('<')) return html
  const page = new DOMParser().parseFromString(html.replaceAll(/<\/(p|li)>/g, '$&\n'), 'text/html')
  return (page.body.textContent ?? '').trim()
}

/**
 * Returns locally changed text fields whose stored value differs. Choices are handled by the form,
 * which shows their labels.
 */
export function diffFields(
  theirs: Readonly<Record<string, unknown>>,
  mine: Readonly<Record<string, unknown>>,
  typed: readonly string[],
): readonly TextDifference[] {
  return typed.flatMap((name) => {
    const [there, here] = [theirs[name], mine[name]]
    return typeof there === 'string' && typeof here === 'string' && there !== here
      ? [{ name, theirs: there, mine: here }]
      : []
  })
}
