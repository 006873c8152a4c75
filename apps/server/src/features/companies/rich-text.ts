import { readLink } from '@fledge/domain/links.ts'
import sanitizeHtml from 'sanitize-html'

type Rules = Parameters<typeof sanitizeHtml>[1]

const as = (tagName: string) => () => ({ tagName, attribs: {} })
/** A link to the web, read as every address is; any other loses its address and then itself. */
const link = (_name: string, attributes: Readonly<Record<string, string>>) => {
  const href = attributes['href']?.trim() ?? ''
  const read = /^https?:\/\//i.test(href) ? readLink(href) : null
  const attribs: Record<string, string> =
    read && 'url' in read ? { href: read.url, rel: 'nofollow noopener noreferrer' } : {}
  return { tagName: 'a', attribs }
}

/** What a company may write in: everything else of its HTML is dropped, its words are kept. */
const rules: Rules = {
  allowedTags: ['p', 'strong', 'em', 'ul', 'ol', 'li', 'br', 'a'],
  allowedAttributes: { a: ['href', 'rel'] },
  allowedSchemes: ['http', 'https'],
  allowProtocolRelative: false,
  // Their content is no text of the writer's.
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
    div: as('p'),
    h1: as('p'),
    h2: as('p'),
    h3: as('p'),
    h4: as('p'),
    b: as('strong'),
    i: as('em'),
    a: link,
  },
  exclusiveFilter: ({ tag, attribs }) => (tag === 'a' && !attribs['href'] ? 'excludeTag' : false),
}

/** Text as HTML: nothing of it can open a tag. */
const escaped = (text: string) =>
  sanitizeHtml(text.replaceAll('<', '&lt;'), { allowedTags: [], allowedAttributes: {} })
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')

/**
 * Rich text as it may be stored and shown: p, strong, em, ul, ol, li, br and links to http(s); the rest of the HTML goes, its words stay.
 * Text without any tag becomes paragraphs.
 */
export function cleanRichText(html: string): string {
  const text = html.replaceAll('\r\n', '\n')
  if (!/<\/?[a-z]/i.test(text))
    return text
      .split(/\n{2,}/)
      .map((part) => part.trim())
      .filter(Boolean)
      .map((part) => `<p>${escaped(part).replaceAll('\n', '<br>')}</p>`)
      .join('')
  const clean = sanitizeHtml(text, rules).replaceAll('<br />', '<br>')
  // Words alone become a paragraph, as if they had come without any tag.
  return clean.includes('<') || clean.trim() === '' ? clean : `<p>${clean.trim()}</p>`
}
