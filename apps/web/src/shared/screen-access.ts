import { paths } from '@fledge/contract/paths.ts'
import { hasOperatorAccess } from '@fledge/domain/sessions/operator-access.ts'
import type { OperatorAccess, OperatorRole } from '@fledge/domain/sessions/types.ts'

type SignedOutPage = 'index' | 'getStarted'
type OperatorPage = Exclude<keyof typeof paths.operator, SignedOutPage>

/**
 * Which screens of the console a role may open, as the endpoints of each screen require
 * (`operatorAccess` of the domain).
 */
const accessByPage: Readonly<Record<OperatorPage, OperatorAccess>> = {
  dashboard: 'operator',
  settings: 'operator',
  setUpSecondFactor: 'operator',
  placement: 'operator:review',
  risk: 'operator:review',
  case: 'operator:review',
  todayItems: 'operator:review',
  waits: 'operator:read',
  applications: 'operator:review',
  application: 'operator:review',
  companies: 'operator:review',
  company: 'operator:review',
  companyReview: 'operator:review',
  importCompanies: 'operator:manager',
  companyInvitations: 'operator:manager',
  plan: 'operator:review',
  offers: 'operator:review',
  offer: 'operator:review',
  actions: 'operator:review',
  noShows: 'operator:review',
  reports: 'operator:review',
  hiddenContent: 'operator:review',
  certificates: 'operator:review',
  batches: 'operator:batches',
  batch: 'operator:batches',
  newBatch: 'operator:manager',
  people: 'operator:batches',
  records: 'operator:review',
  person: 'operator:batches',
  credits: 'operator:read',
  refunds: 'operator:finance',
  differences: 'operator:finance',
  programmeReport: 'operator:finance',
  decisions: 'operator:review',
  overdue: 'operator:manager',
  team: 'operator:manager',
  flags: 'operator:manager',
  lookups: 'operator:manager',
  messages: 'operator:review',
  replies: 'operator:review',
  templates: 'operator:review',
  cannedComments: 'operator:review',
  outbox: 'operator:review',
  jobs: 'operator:review',
  webhooks: 'operator:finance',
  audit: 'operator:manager',
  privacy: 'operator:manager',
  programmeSettings: 'operator:manager',
}

const pages = Object.entries(paths.operator).map(([page, pattern]) => ({
  page,
  parts: pattern.split('/'),
}))
const isParam = (part: string) => part.startsWith('{')
const isKnownPage = (page: string): page is OperatorPage => Object.hasOwn(accessByPage, page)

/** Returns the screen of a path in the console; null outside of it. */
function findScreen(path: string): OperatorPage | null {
  const parts = path.split('/')
  const found = pages
    .filter(
      (page) =>
        page.parts.length === parts.length &&
        page.parts.every((part, at) => isParam(part) || part === parts[at]),
    )
    .toSorted((a, b) => Number(a.parts.some(isParam)) - Number(b.parts.some(isParam)))[0]
  return found && isKnownPage(found.page) ? found.page : null
}

/** Returns the access level of a path in the console; null outside of it. */
export function findScreenAccess(path: string): OperatorAccess | null {
  const screen = findScreen(path)
  return screen ? accessByPage[screen] : null
}

/** Whether a role may open a screen. */
export function canOpenScreen(role: OperatorRole, path: string): boolean {
  const access = findScreenAccess(path)
  return access === null || hasOperatorAccess(role, access)
}

/** The screens on which a queue is reviewed, with the item beside the list. */
const reviewDesks: readonly OperatorPage[] = [
  'applications',
  'application',
  'companies',
  'companyReview',
  'offers',
  'offer',
]

/** Whether a path is a review desk, which takes the full width. */
export function isReviewDesk(path: string): boolean {
  const screen = findScreen(path)
  return screen !== null && reviewDesks.includes(screen)
}
