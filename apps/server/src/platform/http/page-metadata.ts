import type { Db } from '../db/database.ts'

/** Metadata of a page before any script runs, for link previews and search engines. */
export interface PageHead {
  readonly title: string
  readonly description: string
  /** Canonical path of the page. */
  readonly path: string
  /** Path of the preview image; the brand's image if omitted. */
  readonly image?: string | null
  /**
   * False hides the page from search engines: a person who shares the link may not want to be
   * found.
   */
  readonly isListed?: boolean
}
/**
 * Returns a page's metadata for its path parameters; `gone` if its subject does not exist, which
 * makes the page a 404.
 */
export type LoadPageMetadata = (
  db: Db,
  parts: Readonly<Record<string, string>>,
) => Promise<PageHead | 'gone'>

const escapeAttribute = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')
const renderMetaTag = (kind: 'name' | 'property', name: string, content: string) =>
  `<meta ${kind}="${name}" content="${escapeAttribute(content)}" />`

const noIndex = renderMetaTag('name', 'robots', 'noindex')

/** Adds a page's title, description, address and image. @param base origin of our pages */
export function renderMetadata(html: string, head: PageHead, base: string): string {
  const url = `${base}${head.path}`
  const lines = [
    renderMetaTag('property', 'og:type', 'website'),
    renderMetaTag('property', 'og:title', head.title),
    renderMetaTag('property', 'og:description', head.description),
    renderMetaTag('property', 'og:url', url),
    ...(head.isListed === false ? [noIndex] : []),
    ...(head.image ? [renderMetaTag('property', 'og:image', `${base}${head.image}`)] : []),
    renderMetaTag('name', 'twitter:card', head.image ? 'summary_large_image' : 'summary'),
    `<link rel="canonical" href="${escapeAttribute(url)}" />`,
  ]
  // Replace by functions, so that "$" in user text is not a pattern.
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escapeAttribute(head.title)}</title>`)
    .replace(/<meta name="description" content="[^"]*" ?\/?>/, () =>
      renderMetaTag('name', 'description', head.description),
    )
    .replace('</head>', () => `${lines.join('')}</head>`)
}

/** Excludes a page that does not exist from search engines. */
export const addNoIndex = (html: string): string =>
  html.replace('</head>', () => `${noIndex}</head>`)
