import { z } from 'zod'
import { defineCalls } from '../platform/call.ts'
import { nothing, paging } from '../platform/schema.ts'

const xml = z.string()

/** One file of company links, of 50,000 each: `companies-1.xml`. */
export const companiesFile = z.string().regex(/^companies-[1-9]\d{0,3}\.xml$/)

export const sitemapCalls = defineCalls({
  sitemapIndex: {
    method: 'GET',
    path: 'sitemaps/sitemap.xml',
    aliases: ['GET /sitemaps/sitemap.xml', 'GET /sitemap.xml'],
    access: ['public'],
    raw: true,
    says: 'The list of site map files, for crawlers.',
    query: nothing,
    answer: xml,
  },
  sitemapPages: {
    method: 'GET',
    path: 'sitemaps/pages.xml',
    aliases: ['GET /sitemaps/pages.xml'],
    access: ['public'],
    raw: true,
    says: 'Our own public pages, for crawlers.',
    query: nothing,
    answer: xml,
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
    raw: true,
    says: 'Links of approved companies, 50,000 a file.',
    params: z.strictObject({ file: companiesFile.default('companies-1.xml') }),
    query: nothing,
    answer: xml,
  },
  robots: {
    method: 'GET',
    path: 'sitemaps/robots.txt',
    aliases: ['GET /robots.txt'],
    access: ['public'],
    raw: true,
    says: 'What crawlers may read, and where the site map is.',
    query: nothing,
    answer: z.string(),
  },
  listSitemapCompanies: {
    method: 'GET',
    path: 'sitemaps/companies',
    access: ['public'],
    says: 'Names and addresses of approved companies, for the human site map.',
    query: z.strictObject(paging),
    answer: z.array(z.object({ slug: z.string(), name: z.string() })),
    counted: true,
  },
})
