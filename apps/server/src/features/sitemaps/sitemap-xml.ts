import { RawResponse } from '../../platform/http/response.ts'

export interface SitemapLink {
  readonly url: string
  /** ISO 8601 timestamp. */
  readonly changedAt?: string
}

const escapeXml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;')

/**
 * Renders links in the sitemaps.org format, cacheable for one hour.
 * @param kind `urlset` for pages, `sitemapindex` for other files
 */
export function renderSitemap(
  kind: 'urlset' | 'sitemapindex',
  links: readonly SitemapLink[],
): RawResponse {
  const entry = kind === 'urlset' ? 'url' : 'sitemap'
  const lines = links.map(
    (link) =>
      `<${entry}><loc>${escapeXml(link.url)}</loc>${link.changedAt ? `<lastmod>${link.changedAt.slice(0, 10)}</lastmod>` : ''}</${entry}>`,
  )
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<${kind} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('\n')}\n</${kind}>\n`
  return new RawResponse('application/xml; charset=utf-8', body, {
    'cache-control': 'public, max-age=3600',
  })
}
