import { readLink } from '@fledge/domain/links.ts'

// What a company may write in: everything else of its HTML is dropped, its words are kept.
const kept: Readonly<Record<string, string>> = { p: 'p', div: 'p', strong: 'strong', b: 'strong', em: 'em', i: 'em', ul: 'ul', ol: 'ol', li: 'li', br: 'br', a: 'a', h1: 'p', h2: 'p', h3: 'p', h4: 'p' }
/** Their content is no text of the writer's. */
const swallowed = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg', 'math', 'textarea', 'title', 'head', 'xmp'])

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', '#39': "'" }
const decode = (text: string) => text.replaceAll(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,6});/gi, (whole, name: string) => {
  const known = named[name.toLowerCase()]
  if (known !== undefined) return known
  const code = name.startsWith('#') ? Number(/^#x/i.test(name) ? `0${name.slice(1)}` : name.slice(1)) : 0
  return code > 31 && code < 0x110000 && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : name.startsWith('#') ? '' : whole
})
/** Text as HTML: nothing of it can open a tag or an attribute. */
export const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;')

interface Tag {
  readonly name: string
  readonly closes: boolean
  readonly href: string | null
  /** Where the text goes on. */
  readonly end: number
}

/** Reads the tag that starts at `at`; null where the "<" is only a sign. */
function tagAt(html: string, at: number): Tag | null {
  const closes = html[at + 1] === '/'
  const start = at + (closes ? 2 : 1)
  if (html.startsWith('<!--', at)) return { name: '!', closes: false, href: null, end: after(html, '-->', at + 4) }
  if (html[start] === '!' || html[start] === '?') return { name: '!', closes: false, href: null, end: after(html, '>', start) }
  if (!/[a-z]/i.test(html[start] ?? '')) return null
  const end = after(html, '>', start)
  const inside = html.slice(start, end - 1)
  const name = inside.split(/[\s/>]/, 1)[0]?.toLowerCase() ?? ''
  return { name, closes, href: closes || name !== 'a' ? null : hrefOf(inside), end }
}

function after(html: string, mark: string, from: number): number {
  const at = html.indexOf(mark, from)
  return at < 0 ? html.length : at + mark.length
}

function hrefOf(inside: string): string | null {
  const raw = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i.exec(inside.slice(0, 2000))
  const address = decode(raw?.[1] ?? raw?.[2] ?? raw?.[3] ?? '')
  if (!/^https?:\/\//i.test(address.trim())) return null
  const link = readLink(address)
  return 'url' in link ? link.url : null
}

/** Opens and closes what is kept so that the result always balances. */
function writer() {
  const open: string[] = []
  let out = ''
  const close = (name: string) => {
    if (!open.includes(name)) return
    for (let top = open.pop(); top !== undefined; top = open.pop()) {
      out += `</${top}>`
      if (top === name) return
    }
  }
  return {
    text: (text: string) => (out += escapeText(decode(text))),
    tag(name: string, tag: Tag) {
      if (name === 'br') return void (out += '<br>')
      if (tag.closes) return close(name)
      if (name === 'a' && tag.href === null) return
      // A paragraph or a point ends where the next begins; a link holds no link.
      if (name === 'p' || name === 'li' || name === 'a') close(name)
      if (open.length > 20) return
      open.push(name)
      out += tag.href === null ? `<${name}>` : `<a href="${escapeText(tag.href)}" rel="nofollow noopener noreferrer">`
    },
    done() {
      for (const name of open.toReversed()) out += `</${name}>`
      return out
    },
  }
}

/**
 * Rich text as it may be stored and shown: p, strong, em, ul, ol, li, br and links to http(s); the rest of the HTML goes, its words stay.
 * One pass from the left, so that nothing can make it slow. Text without any tag becomes paragraphs.
 */
export function cleanRichText(html: string): string {
  const text = html.replaceAll('\r\n', '\n')
  if (!/<\/?[a-z]/i.test(text)) return text.split(/\n{2,}/).map((part) => part.trim()).filter(Boolean).map((part) => `<p>${escapeText(decode(part)).replaceAll('\n', '<br>')}</p>`).join('')
  const out = writer()
  let at = 0
  while (at < text.length) {
    const next = text.indexOf('<', at)
    if (next < 0) break
    out.text(text.slice(at, next))
    const tag = tagAt(text, next)
    at = tag ? tag.end : next + 1
    if (!tag) out.text('<')
    else if (swallowed.has(tag.name) && !tag.closes) at = afterClosing(text, tag.name, tag.end)
    else if (Object.hasOwn(kept, tag.name)) out.tag(kept[tag.name] ?? 'p', tag)
  }
  out.text(text.slice(at))
  const clean = out.done()
  // Words alone become a paragraph, as if they had come without any tag.
  return clean.includes('<') || clean.trim() === '' ? clean : `<p>${clean.trim()}</p>`
}

function afterClosing(text: string, name: string, from: number): number {
  const at = text.toLowerCase().indexOf(`</${name}`, from)
  return at < 0 ? text.length : after(text, '>', at)
}
