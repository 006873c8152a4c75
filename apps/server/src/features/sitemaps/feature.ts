import { sitemapEndpoints } from '@fledge/contract/sitemaps/endpoints.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { listSitemapCompanies, sitemapCompanies } from './sitemap-companies.ts'
import { publicPageMetadata } from './page-metadata.ts'
import { robots } from './robots-file.ts'
import { sitemapIndex, sitemapPages } from './sitemap-index.ts'

/** Site maps of companies for crawlers and people. */
export const sitemapsFeature = defineFeature(
  sitemapEndpoints,
  { sitemapIndex, sitemapPages, sitemapCompanies, listSitemapCompanies, robots },
  { heads: publicPageMetadata },
)
