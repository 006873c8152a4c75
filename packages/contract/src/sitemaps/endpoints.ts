import { z } from 'zod'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { emptyBody, paging } from '../platform/schema.ts'

const xml = z.string()

/** File with up to 50,000 company links: `companies-1.xml`. */
export const companiesFile = z.string().regex(/^companies-[1-9]\d{0,3}\.xml$/)

export const sitemapEndpoints = defineEndpoints({
  sitemapIndex: {
    method: 'GET',
    path: 'sitemaps/sitemap.xml',
    aliases: ['GET /sitemaps/sitemap.xml', 'GET /sitemap.xml'],
    access: ['public'],
    rawResponse: true,
    summary: 'Returns the index of sitemap files for crawlers.',
    query: emptyBody,
    response: xml,
  },
  sitemapPages: {
    method: 'GET',
    path: 'sitemaps/pages.xml',
    aliases: ['GET /sitemaps/pages.xml'],
    access: ['public'],
    rawResponse: true,
    summary: 'Returns the sitemap of our public pages.',
    query: emptyBody,
    response: xml,
  },
  sitemapCompanies: {
    method: 'GET',
    path: 'sitemaps/companies/companies-1.xml',
    aliases: [
      'GET /sitemaps/companies/companies-1.xml',
      'GET sitemaps/companies/{file}',
      'GET /sitemaps/companies/{file}',
    ],
    access: ['public'],
    rawResponse: true,
    summary: 'Returns a sitemap of approved companies, 50,000 per file.',
    params: z.strictObject({ file: companiesFile.default('companies-1.xml') }),
    query: emptyBody,
    response: xml,
  },
  robots: {
    method: 'GET',
    path: 'sitemaps/robots.txt',
    aliases: ['GET /robots.txt'],
    access: ['public'],
    rawResponse: true,
    summary: 'Returns robots.txt with the location of the sitemap.',
    query: emptyBody,
    response: z.string(),
  },
  listSitemapCompanies: {
    method: 'GET',
    path: 'sitemaps/companies',
    access: ['public'],
    summary: 'Returns names and paths of approved companies for the sitemap page.',
    query: z.strictObject(paging),
    response: z.array(z.object({ slug: z.string(), name: z.string() })),
    paginated: true,
    fromReplica: true,
  },
})
