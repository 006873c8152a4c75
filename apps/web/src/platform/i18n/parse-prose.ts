export type ProsePart =
  | { readonly kind: 'heading' | 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }

/**
 * Splits a text into paragraphs at empty lines, headings after "# " and list items after "- ".
 * Everything else stays as written.
 */
export function parseProse(body: string): readonly ProsePart[] {
  return body.split(/\n\s*\n/).flatMap((block): readonly ProsePart[] => {
    const lines = block.trim().split('\n')
    const [first = ''] = lines
    if (first === '') return []
    if (/^#+ /.test(first))
      return [
        { kind: 'heading', text: first.replace(/^#+ /, '') },
        ...parseProse(lines.slice(1).join('\n')),
      ]
    if (lines.every((line) => line.startsWith('- ')))
      return [{ kind: 'list', items: lines.map((line) => line.slice(2)) }]
    return [{ kind: 'paragraph', text: lines.join('\n') }]
  })
}
