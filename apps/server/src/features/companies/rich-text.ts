import { parseLink } from '@fledge/domain/links.ts'
import sanitizeHtml from 'sanitize-html'

type Rules = Parameters<typeof sanitizeHtml>[1]

const renameTag = (tagName: string) => () => ({ tagName, attribs: {} })
/** Keeps valid web links. Any other link loses its href, and its tag is then removed. */
const sanitizeLink = (_name: string, attributes: Readonly<Record<string, string>>) => {
  const href = attributes['href']?.trim() ?? ''
  const read = /^https?:\/\//i.test(href) ? parseLink(href) : null
  const attribs: Record<string, string> =
    read && 'url' in read ? { href: read.url, rel: 'nofollow noopener noreferrer' } : {}
  return { tagName: 'a', attribs }
}

/** Allowed HTML. Other tags are removed, but their text is kept. */
const rules: Rules = {
  allowedTags: ['p', 'strong', 'em', 'ul', 'ol', 'li', 'br', 'a'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https'],
  allowProtocolRelative: false,
  // The content of these elements is not text by the author.
  nonTextTags: [
    'script',
    'style',
    'template',
    'noscript',
    'iframe',
    'object',
    'svg',
    'math',
    'textarea',
    'title',
    'head',
    'xmp',
    'option',
  ],
  nestingLimit: 20,
  transformTags: {
    div: renameTag('p'),
    h1: renameTag('p'),
    h2: renameTag('p'),
    h3: renameTag('p'),
    h4: renameTag('p'),
    b: renameTag('strong'),
    i: renameTag('em'),
    a: sanitizeLink,
  },
  exclusiveFilter: ({ tag, attribs }) => (tag === 'a' && !attribs['href'] ? 'excludeTag' : false),
}

/** Escapes text so that it cannot open a tag. */
const escapeText = (text: string) =>
  sanitizeHtml(text.replaceAll('<', '&lt;'), { allowedTags: [], allowedAttributes: {} })
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')

/**
 * Sanitises rich text: keeps p, strong, em, ul, ol, li, br and links to http(s), and removes other
 * tags but not their text. Text without tags becomes paragraphs.
 */
export function cleanRichText(html: string): string {
  const text = html.replaceAll('\r\n', '\n')
  if (!/<\/?[a-z]/i.test(text))
    return text
      .split(/\n{2,}/)
      .map((part) => part.trim())
      .filter(Boolean)
      .map((part) => `<p>${escapeText(part).replaceAll('\n', '<br>')}</p>`)
      .join('')
  const clean = sanitizeHtml(text, rules).replaceAll('<br />', '<br>')
  // Text left without tags becomes a paragraph, like plain text.
  return clean.includes('<') || clean.trim() === '' ? clean : `<p>${clean.trim()}</p>`
}
