import type { sitemapEndpoints } from '@fledge/contract/sitemaps/endpoints.ts'
import { paths } from '@fledge/contract/paths.ts'
import type { Handler } from '../../platform/http/handler.ts'
import * as store from './store.ts'
import * as sitemapsQueries from './queries/sitemaps.queries.ts'
import { countSitemapFiles } from './read-company-sitemaps.ts'
import { renderSitemap } from './sitemap-xml.ts'

/** Returns the index of site map files. */
export const sitemapIndex: Handler<typeof sitemapEndpoints.sitemapIndex> = async ({
  db,
  services,
}) => {
  const base = new URL(services.env.publicUrl).origin
  const total =
    (await db.one(sitemapsQueries.sitemapCompanyCount, { status: store.publicCompanyStatus }))
      ?.count ?? 0
  const files = Array.from({ length: countSitemapFiles(total) }, (_, at) => ({
    url: `${base}/sitemaps/companies/companies-${at + 1}.xml`,
  }))
  return renderSitemap('sitemapindex', [{ url: `${base}/sitemaps/pages.xml` }, ...files])
}

const publicPaths = [
  paths.public.landing,
  paths.public.welcome,
  paths.public.sitemaps,
  paths.public.privacy,
  paths.company.getStarted,
  paths.intern.getStarted,
  paths.intern.findBatch,
  paths.intern.terms,
]

/** Returns our own public pages. */
export const sitemapPages: Handler<typeof sitemapEndpoints.sitemapPages> = async ({ services }) => {
  const base = new URL(services.env.publicUrl).origin
  return renderSitemap(
    'urlset',
    publicPaths.map((path) => ({ url: `${base}${path}` })),
  )
}
