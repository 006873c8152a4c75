import type { sitemapEndpoints } from '@fledge/contract/sitemaps/endpoints.ts'
import { pages } from '@fledge/contract/pages.ts'
import type { Handler } from '../../platform/http/handler.ts'
import * as store from './store.ts'
import { filesFor } from './sitemap-companies.ts'
import { sitemap } from './sitemap-xml.ts'

/** The list of site map files. */
export const sitemapIndex: Handler<typeof sitemapEndpoints.sitemapIndex> = async ({
  db,
  services,
}) => {
  const base = new URL(services.env.publicUrl).origin
  const total = (await db.one(store.companyCount, store.shownStatus))?.count ?? 0
  const files = Array.from({ length: filesFor(total) }, (_, at) => ({
    url: `${base}/sitemaps/companies/companies-${at + 1}.xml`,
  }))
  return sitemap('sitemapindex', [{ url: `${base}/sitemaps/pages.xml` }, ...files])
}

const open = [
  pages.public.landing,
  pages.public.welcome,
  pages.public.sitemaps,
  pages.public.privacy,
  pages.company.getStarted,
  pages.intern.getStarted,
  pages.intern.findBatch,
  pages.intern.terms,
]

/** Our own pages that need no sign-in. */
export const sitemapPages: Handler<typeof sitemapEndpoints.sitemapPages> = async ({ services }) => {
  const base = new URL(services.env.publicUrl).origin
  return sitemap(
    'urlset',
    open.map((path) => ({ url: `${base}${path}` })),
  )
}
