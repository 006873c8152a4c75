import { paths } from '@fledge/contract/paths.ts'
import type { sitemapEndpoints } from '@fledge/contract/sitemaps/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { RawResponse } from '../../platform/http/response.ts'

/**
 * Public pages and their pictures may be indexed. Pages behind sign-in and personal profiles may
 * not.
 */
const rules = [
  'User-agent: *',
  'Allow: /backend/files/',
  `Allow: ${paths.company.getStarted}`,
  `Allow: ${paths.intern.getStarted}`,
  'Disallow: /backend/',
  'Disallow: /company/',
  'Disallow: /intern/',
  'Disallow: /operator',
  'Disallow: /intern-profile/',
  'Disallow: /mailbox',
]

export const robots: Handler<typeof sitemapEndpoints.robots> = async ({ services }) =>
  new RawResponse(
    'text/plain; charset=utf-8',
    `${rules.join('\n')}\n\nSitemap: ${new URL(services.env.publicUrl).origin}/sitemaps/sitemap.xml\n`,
    { 'cache-control': 'public, max-age=3600' },
  )
