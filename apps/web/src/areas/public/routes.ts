import { paths } from '@fledge/contract/paths.ts'
import { prefetch } from '../../platform/http/prefetch.ts'
import type { LayoutTable } from '../../platform/router/screen-table.ts'

const p = paths.public

/**
 * Every screen without a session: path and file (`features/<feature>/<x>-screen.tsx`, or
 * `areas/…`). Access is defined by the domain's guard table.
 */
export const publicLayouts: readonly LayoutTable[] = [
  {
    id: 'sign-in',
    layout: () => import('./sign-in-layout.tsx'),
    screens: [{ page: p.googleReturn, file: 'sessions/google-return' }],
  },
  {
    id: 'public',
    layout: () => import('./layout.tsx'),
    screens: [
      { page: p.landing, file: 'welcome/landing' },
      { page: p.welcome, file: 'welcome/welcome' },
      {
        page: p.sitemaps,
        file: 'sitemaps/sitemap',
        prefetch: [
          prefetch('sitemaps', 'listSitemapCompanies', { query: { page: '1', per_page: '100' } }),
        ],
      },
      { page: p.status, file: 'status/status', prefetch: [prefetch('status', 'getStatus')] },
      {
        page: p.internProfile,
        file: 'profiles/public-intern',
        prefetch: [prefetch('profiles', 'getProfile', { params: { uuid: '{id}' } })],
      },
      {
        page: p.companyProfile,
        file: 'companies/public-company',
        prefetch: [prefetch('companies', 'getPublicCompany', { params: { id: '{slug}' } })],
      },
      {
        page: p.certificate,
        file: 'internships/certificate',
        prefetch: [prefetch('certificates', 'getCertificate', { params: { uuid: '{uuid}' } })],
      },
      { page: p.privacy, file: 'accounts/privacy' },
      { page: p.appeal, file: 'accounts/appeal' },
      { page: p.accountClosing, file: 'accounts/account-closing' },
      { page: p.reviewOffer, file: 'offers/offer-link' },
      { page: p.declineOffer, file: 'offers/offer-link' },
      { page: p.requestReceived, file: 'offers/offer-link' },
      { page: p.termCondition, file: 'offers/offer-link' },
      { page: p.notFound, file: 'welcome/not-found' },
      {
        page: p.partner,
        file: 'batches/partner-landing',
        prefetch: [prefetch('batches', 'checkSlug', { query: { slug: '{slug}' } })],
      },
      {
        page: p.partnerBatch,
        file: 'batches/partner-landing',
        prefetch: [prefetch('batches', 'checkSlug', { query: { slug: '{slug}' } })],
      },
    ],
  },
]
