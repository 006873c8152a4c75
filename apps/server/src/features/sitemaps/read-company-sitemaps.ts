import type { sitemapEndpoints } from '@fledge/contract/sitemaps/endpoints.ts'
import { buildPath, paths } from '@fledge/contract/paths.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/app-error.ts'
import { toPagedResult } from '../../platform/http/response.ts'
import * as store from './store.ts'
import * as sitemapsQueries from './queries/sitemaps.queries.ts'
import { renderSitemap } from './sitemap-xml.ts'

/** Maximum links per file according to sitemaps.org. */
const maxLinksPerFile = 50_000

/** Returns the number of files for a number of companies, at least one. */
export const countSitemapFiles = (companies: number): number =>
  Math.max(1, Math.ceil(companies / maxLinksPerFile))

/** Returns one file of links to approved companies. */
export const sitemapCompanies: Handler<typeof sitemapEndpoints.sitemapCompanies> = async ({
  params,
  db,
  services,
}) => {
  const file = Number(params.file.replace(/\D/g, ''))
  const base = new URL(services.env.publicUrl).origin
  const rows = await db.many(sitemapsQueries.companyLinks, {
    status: store.publicCompanyStatus,
    offset: (file - 1) * maxLinksPerFile,
    limit: maxLinksPerFile,
  })
  if (rows.length === 0 && file > 1) notFound()
  return renderSitemap(
    'urlset',
    rows.map((row) => ({
      url: `${base}${buildPath(paths.public.companyProfile, { slug: row.slug })}`,
      changedAt: row.changed_at,
    })),
  )
}

/** Returns names and slugs of approved companies by name, for people. */
export const listSitemapCompanies: Handler<typeof sitemapEndpoints.listSitemapCompanies> = async ({
  query,
  db,
}) => {
  const size = query.per_page ?? 10
  const [rows, total] = await Promise.all([
    db.many(sitemapsQueries.companyNames, {
      status: store.publicCompanyStatus,
      offset: ((query.page ?? 1) - 1) * size,
      limit: size,
    }),
    db.one(sitemapsQueries.sitemapCompanyCount, { status: store.publicCompanyStatus }),
  ])
  return toPagedResult(rows, total?.count ?? 0)
}
