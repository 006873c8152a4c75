import type { Db } from '../db/database.ts'

/** What a page says of itself before any script runs: to people who share it and to search engines. */
export interface PageHead {
  readonly title: string
  readonly description: string
  /** Its one address, from the root. */
  readonly path: string
  /** From the root; a picture of the brand where there is none. */
  readonly image?: string | null
}
/** The head of a page by the open parts of its address; `gone` where nobody is there: the page is then a 404. */
export type HeadOf = (db: Db, parts: Readonly<Record<string, string>>) => Promise<PageHead | 'gone'>

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;')
const meta = (kind: 'name' | 'property', name: string, content: string) => `<meta ${kind}="${name}" content="${escaped(content)}" />`

/** The page with its own title, description, address and picture. @param base origin of our pages */
export function withHead(html: string, head: PageHead, base: string): string {
  const url = `${base}${head.path}`
  const lines = [
    meta('property', 'og:type', 'website'), meta('property', 'og:title', head.title), meta('property', 'og:description', head.description), meta('property', 'og:url', url),
    ...(head.image ? [meta('property', 'og:image', `${base}${head.image}`)] : []), meta('name', 'twitter:card', head.image ? 'summary_large_image' : 'summary'), `<link rel="canonical" href="${escaped(url)}" />`,
  ]
  // By functions: a "$" in somebody's words is no pattern.
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(head.title)}</title>`)
    .replace(/<meta name="description" content="[^"]*" ?\/?>/, () => meta('name', 'description', head.description))
    .replace('</head>', () => `${lines.join('')}</head>`)
}

/** The page of something that is not there, for nobody's index. */
export const withoutIndex = (html: string): string => html.replace('</head>', () => `${meta('name', 'robots', 'noindex')}</head>`)
