import { sitemapEndpoints } from '@fledge/contract/sitemaps/endpoints.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { listSitemapCompanies, sitemapCompanies } from './read-company-sitemaps.ts'
import { publicPageMetadata } from './page-metadata.ts'
import { robots } from './robots.ts'
import { sitemapIndex, sitemapPages } from './read-sitemaps.ts'

/** Site maps of companies for crawlers and people. */
export const sitemapsFeature = defineFeature(
  sitemapEndpoints,
  { sitemapIndex, sitemapPages, sitemapCompanies, listSitemapCompanies, robots },
  { heads: publicPageMetadata },
)
