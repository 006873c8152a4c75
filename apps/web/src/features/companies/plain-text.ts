import { withoutTags } from '@fledge/domain/free-text.ts'

/** Stored rich text as it is written into a text area: paragraphs parted by an empty line. */
export function plainOf(html: string): string {
  const lines = html.replaceAll('<br>', '\n').replaceAll('</p>', '\n\n').replaceAll('</li>', '\n').replaceAll('<li>', '• ')
  return withoutTags(lines).replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&').trim()
}
