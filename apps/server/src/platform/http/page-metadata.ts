import type { Db } from '../db/database.ts'

/** What a page says of itself before any script runs: to people who share it and to search engines. */
export interface PageHead {
  readonly title: string
  readonly description: string
  /** Its one address, from the root. */
  readonly path: string
  /** From the root; a picture of the brand where there is none. */
  readonly image?: string | null
  /** False keeps it out of search engines: a person who shares an address need not be found by it. */
  readonly isListed?: boolean
}
/** The head of a page by the open parts of its address; `gone` where nobody is there: the page is then a 404. */
export type PageMetadata = (
  db: Db,
  parts: Readonly<Record<string, string>>,
) => Promise<PageHead | 'gone'>

const escaped = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
const meta = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escaped(content)}" />`

const noIndex = meta('name', 'robots', 'noindex')

/** The page with its own title, description, address and picture. @param base origin of our pages */
export function renderMetadata(html: string, head: PageHead, base: string): string {
  const url = `${base}${head.path}`
  const lines = [
    meta('property', 'og:type', 'website'),
    meta('property', 'og:title', head.title),
    meta('property', 'og:description', head.description),
    meta('property', 'og:url', url),
    ...(head.isListed === false ? [noIndex] : []),
    ...(head.image ? [meta('property', 'og:image', `${base}${head.image}`)] : []),
    meta('name', 'twitter:card', head.image ? 'summary_large_image' : 'summary'),
    `<link rel="canonical" href="${escaped(url)}" />`,
  ]
  // By functions: a "$" in somebody's words is no pattern.
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(head.title)}</title>`)
    .replace(/<meta name="description" content="[^"]*" ?\/?>/, () =>
      meta('name', 'description', head.description),
    )
    .replace('</head>', () => `${lines.join('')}</head>`)
}

/** The page of something that is not there, for nobody's index. */
export const withoutIndex = (html: string): string =>
  html.replace('</head>', () => `${noIndex}</head>`)
