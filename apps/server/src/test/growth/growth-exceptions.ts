/** A statement that may read more with more data although it returns no more. */
export interface GrowthException {
  readonly reason: string
  /**
   * Pages that it may read at the larger size, so that a scan of another table is still noticed.
   */
  readonly maxPages: number
  /** Whether it grows in some runs only, because the planner's statistics are a sample. */
  readonly varies?: true
}

const pendingItems = 'counts or sorts everything that awaits the programme team'
const decisionsOfPeriod = 'sorts or counts all decisions of its period, as the report does'
const unplaced = 'sorts or counts all approved interns who are not placed'
const factFunction =
  'its facts about offers are read by a function, whose plan differs (fact-functions.ts)'
const batchRows =
  'counts the interns and offers of a batch, of whom there are more in this data set'
const everyone = 'sorts or counts everyone with an account, a registration or an invitation'
const names = 'looks up the people of each row, who repeat less often where there are more of them'
const policyPerRow =
  'the policies of several tables are asked for each of its rows, which grow in number'

/**
 * Name by which a statement is listed here. That of a list ends with a digit for each of its filters,
 * so that another filter would rename them all; here, only the number of those in use counts.
 */
export const toExceptionName = (statement: string): string =>
  statement.replace(/\.([01]+)$/, (_, filters: string) => {
    const used = filters.replaceAll('0', '').length
    return used === 0 ? '' : `+${used}`
  })

/** By the statement's name (`toExceptionName`). Remove a statement that no longer grows. */
export const growthExceptions: Readonly<Record<string, GrowthException>> = {
  'waits.teamWaitCounts': { reason: pendingItems, maxPages: 1800 },
  'overdue.list#page0': { reason: pendingItems, maxPages: 1700 },
  'overdue.list#count': { reason: pendingItems, maxPages: 1700 },
  'overdue.overdueCounts': { reason: pendingItems, maxPages: 1700 },
  'waits.list#page0': { reason: pendingItems, maxPages: 2000 },
  'waits.list#count': { reason: pendingItems, maxPages: 1000 },
  'placement.unplaced#page0': { reason: unplaced, maxPages: 2500, varies: true },
  'placement.unplaced#count': { reason: unplaced, maxPages: 2000, varies: true },
  'placement.unplaced#totals': { reason: unplaced, maxPages: 1700 },
  'placement.plans#page0': {
    reason: 'sorts all open plans by what is left of them',
    maxPages: 260,
  },
  'team.reviewTimeRows': {
    reason: 'compares the events of the team in its period with each other',
    maxPages: 250,
  },
  'reviews.reviewStatusCounts': { reason: 'counts all applications by status', maxPages: 1550 },
  'reviews.queue#page1+1': { reason: pendingItems, maxPages: 800 },
  'reviews.queue#totals+1': { reason: pendingItems, maxPages: 560 },
  'offers.queue#totals': { reason: pendingItems, maxPages: 60 },
  'programme-reports.decisionTimes': {
    reason: 'counts the decisions of a period, of which there are more',
    maxPages: 1400,
  },
  'programme-reports.decisions#page0': {
    reason: decisionsOfPeriod,
    maxPages: 3000,
    varies: true,
  },
  'programme-reports.decisions#count': {
    reason: decisionsOfPeriod,
    maxPages: 3000,
    varies: true,
  },
  'payments.totalsByBatch': { reason: 'adds up all payments by batch', maxPages: 220 },
  'batches.batchInternships': { reason: batchRows, maxPages: 2200 },
  'batches.batchStarts': { reason: batchRows, maxPages: 190 },
  'company-invitations.knownCompanies': {
    reason: 'compares the names of a file with those of all companies, once for each file',
    maxPages: 170,
  },
  'companies.queue#page0+1': {
    reason: 'searches the companies with a status',
    maxPages: 170,
  },
  'people.personMails': {
    reason: 'the planner reads the newest emails first where it expects many of the person',
    maxPages: 190,
    varies: true,
  },
  'people.list#page0': { reason: everyone, maxPages: 400 },
  'people.list#count': { reason: everyone, maxPages: 120 },
  'audit-log.events#count': { reason: 'counts all events', maxPages: 250 },
  'audit-log.events#page0': { reason: names, maxPages: 13_000 },
  'records.candidatures#page0': { reason: names, maxPages: 1800, varies: true },
  'records.companies#count': { reason: 'counts all companies', maxPages: 250 },
  'records.interviews#page0+1': {
    reason: 'the planner reads a small table in the order of the list',
    maxPages: 40,
    varies: true,
  },
  'lookups.lookupUses': {
    reason: 'counts the profiles and plans that have chosen each entry',
    maxPages: 500,
  },
  'dashboards.furthestStageCounts': {
    reason: 'counts the stages of all candidatures of the company',
    maxPages: 700,
    varies: true,
  },
  'offers.ofCompany#page0': { reason: policyPerRow, maxPages: 1000, varies: true },
  'internships.ofCompany#page0': { reason: policyPerRow, maxPages: 500, varies: true },
  'profiles.selectVideos': { reason: policyPerRow, maxPages: 60, varies: true },
  'internships.internshipsOfIntern': { reason: policyPerRow, maxPages: 100, varies: true },
  'candidatures.candidatureById': { reason: factFunction, maxPages: 400, varies: true },
  'offers.selectOfferApplication': { reason: factFunction, maxPages: 200, varies: true },
  'interviews.visibleIntern': { reason: factFunction, maxPages: 400, varies: true },
  'sitemaps.companyNames': {
    reason: 'sorts the companies where the planner expects few of them',
    maxPages: 40,
    varies: true,
  },
  'interviews.selectBusyTimes': {
    reason: 'the planner prefers the index of the exclusion constraint, which is read more broadly',
    maxPages: 60,
    varies: true,
  },
  'companies.queueCounts': { reason: 'counts all companies by status', maxPages: 400 },
  'accounts.memberData': {
    reason: 'one row contains everything that the member did',
    maxPages: 700,
  },
  'offers.queue#page0+1': {
    reason: 'searches the offers in review, which the team keeps few',
    maxPages: 200,
  },
  'payments.list#page0+1': {
    reason: 'people of the name who have paid nothing grow in number, too',
    maxPages: 460,
  },
  'browse.internsByName': {
    reason: 'people of the name who are not in browse grow in number, too',
    maxPages: 100,
  },
}
