import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { paths } from '@fledge/contract/paths.ts'
import { expect } from '../support/expect.ts'

// Written by apps/web/build/delivery.ts.
const pageTable = new URL('../../apps/web/dist/.vite/pages.json', import.meta.url)
const { company, intern, operator, public: open } = paths

/** Queries that a screen sends for what its first data name, by path and in alphabetical order. */
const laterQueries: Readonly<Record<string, readonly string[]>> = {
  [company.profile]: ['GET /backend/host-company/projects/v1/host-company/{id}'],
  // Skills of other career fields.
  [intern.profile]: ['GET /backend/career-skill/list'],
  [intern.internships]: ['GET /backend/common-services/feature', 'GET /backend/global-setting/get'],
  // What waits is read again each time.
  [operator.dashboard]: ['GET /backend/operator/today'],
  [operator.jobs]: ['GET /backend/operator/jobs'],
  [operator.todayItems]: ['GET /backend/operator/today/items'],
  [operator.overdue]: ['GET /backend/operator/overdue', 'GET /backend/operator/overdue/counts'],
  [operator.waits]: ['GET /backend/operator/pending-acts', 'GET /backend/operator/waits'],
  [operator.credits]: ['GET /backend/operator/pending-acts'],
  [operator.refunds]: ['GET /backend/operator/pending-acts'],
  // Finance has none.
  [operator.programmeReport]: ['GET /backend/operator/programme-report/schedule'],
  [operator.reports]: ['GET /backend/operator/pending-acts'],
  [operator.importCompanies]: ['GET /backend/operator/pending-acts'],
  [operator.companyInvitations]: ['GET /backend/operator/pending-acts'],
  [operator.actions]: ['GET /backend/operator/pending-acts'],
  [operator.case]: [
    'GET /backend/operator/cases/{id}',
    'GET /backend/operator/pending-acts',
    'GET /backend/operator/pending-acts',
    'GET /backend/operator/pending-acts',
  ],
  [operator.noShows]: ['GET /backend/operator/pending-acts', 'GET /backend/operator/pending-acts'],
  [operator.certificates]: ['GET /backend/operator/pending-acts'],
  [operator.replies]: ['GET /backend/operator/pending-acts'],
  [operator.plan]: ['GET /backend/operator/pending-acts'],
  [operator.hiddenContent]: ['GET /backend/operator/pending-acts'],
  [operator.placement]: [
    'GET /backend/career-field/get-list',
    'GET /backend/operator/pending-acts',
    'GET /backend/operator/placement',
    'GET /backend/operator/placement/totals',
  ],
  // Counted again each time, beside the batch before; the editor does not wait for them.
  [operator.batch]: [
    'GET /backend/operator/batches/{id}/funnel',
    'GET /backend/operator/batches/{id}/funnel',
    'GET /backend/operator/batches/{id}/places',
  ],
  [operator.team]: ['GET /backend/operator/team'],
  [operator.flags]: ['GET /backend/operator/flags'],
  [operator.lookups]: ['GET /backend/operator/lookups', 'GET /backend/operator/pending-acts'],
  [operator.messages]: ['GET /backend/operator/messages', 'GET /backend/operator/pending-acts'],
  [operator.templates]: ['GET /backend/operator/templates'],
  [operator.cannedComments]: ['GET /backend/operator/canned-comments'],
  [operator.audit]: ['GET /backend/operator/audit-log'],
  [company.plan]: ['GET /backend/candidatures', 'GET /backend/internship-plan/interested-interns'],
  [company.planCandidate]: ['GET /backend/candidatures'],
  [company.propose]: ['GET /backend/browse-intern/v2/intern/available/{id}'],
  [company.internship]: ['POST /backend/hired-interns/offer-detail'],
  [intern.candidature]: ['GET /backend/intern-service/candidature/hc/{id}'],
  [intern.chooseTime]: ['GET /backend/global-setting/get'],
  // Queues fetch the item that follows the open one.
  [operator.applications]: [
    'GET /backend/operator/applications/{id}',
    'GET /backend/operator/pending-acts',
  ],
  [operator.application]: [
    'GET /backend/operator/applications/{id}',
    'GET /backend/operator/pending-acts',
  ],
  [operator.companies]: [
    'GET /backend/operator/companies/{id}',
    'GET /backend/operator/companies/{id}/interview-feedback',
    'GET /backend/operator/pending-acts',
  ],
  [operator.companyReview]: [
    'GET /backend/operator/companies/{id}',
    'GET /backend/operator/companies/{id}/interview-feedback',
    'GET /backend/operator/pending-acts',
  ],
  [operator.offers]: ['GET /backend/operator/offers/{id}', 'GET /backend/operator/pending-acts'],
  [operator.offer]: ['GET /backend/operator/offers/{id}', 'GET /backend/operator/pending-acts'],
}

/** Pages whose first data the demo people of the walk cannot read. */
const withoutData: ReadonlySet<string> = new Set([intern.checkout, open.internProfile])

/** Returns the paths of the pages whose routes declare first data. */
function readPrefetchedPaths(): ReadonlySet<string> {
  const pages = JSON.parse(readFileSync(pageTable, 'utf8')) as Readonly<
    Record<string, { readonly prefetch: readonly unknown[] }>
  >
  return new Set(Object.keys(pages).filter((path) => pages[path]?.prefetch.length !== 0))
}

/** Collects the queries that a page sends from now on, with `{id}` for ids. */
export function collectQueries(page: Page): string[] {
  const queries: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    // Images, last-seen updates and the live update stream are not queries of a screen.
    if (pathname.startsWith('/backend/') && !/\/(files|last-seen|stream)(\/|$)/.test(pathname))
      queries.push(
        `${request.method()} ${pathname.replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, '{id}')}`,
      )
  })
  return queries
}

/**
 * Checks that a page with first data was rendered by the server and embeds what it queries, so that
 * no query is sent twice.
 * @param path the screen's path, with its parameters
 * @param queries those it has sent
 */
export async function expectEmbeddedData(
  page: Page,
  path: string,
  queries: readonly string[],
): Promise<void> {
  if (!readPrefetchedPaths().has(path) || withoutData.has(path)) return
  await expect(page.locator('#root'), path).toHaveAttribute('data-rendered')
  // On a phone the pipeline is a paginated list of ten instead of a board and sends its own query.
  if (path === company.hiring && (page.viewportSize()?.width ?? 0) < 600) return
  expect(queries.toSorted(), `queries of ${path}`).toEqual(laterQueries[path] ?? [])
}
