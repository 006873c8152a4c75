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
const unplaced = 'sorts or counts all approved interns who are not placed'
const factFunction =
  'its facts about offers are read by a function, whose plan differs (fact-functions.ts)'
const everyone = 'sorts or counts everyone with an account, a registration or an invitation'
const names = 'looks up the people of each row, who repeat less often where there are more of them'
const policyPerRow =
  'the policies of several tables are asked for each of its rows, which grow in number'

/** By the statement's name. Remove a statement that no longer grows. */
export const growthExceptions: Readonly<Record<string, GrowthException>> = {
  'waits.teamWaitCounts': { reason: pendingItems, maxPages: 1800 },
  'overdue.list#page0.0': { reason: pendingItems, maxPages: 1700 },
  'overdue.list#count.0': { reason: pendingItems, maxPages: 1700 },
  'overdue.overdueCounts': { reason: pendingItems, maxPages: 1700 },
  'waits.list#page0.000000': { reason: pendingItems, maxPages: 2000 },
  'waits.list#count.000000': { reason: pendingItems, maxPages: 1000 },
  'placement.unplaced#page0.00000': { reason: unplaced, maxPages: 2500, varies: true },
  'placement.unplaced#count.00000': { reason: unplaced, maxPages: 2000, varies: true },
  'people.list#page0.0000': { reason: everyone, maxPages: 400 },
  'people.list#count.0000': { reason: everyone, maxPages: 120 },
  'audit-log.events#count.000000000': { reason: 'counts all events', maxPages: 250 },
  'audit-log.events#page0.000000000': { reason: names, maxPages: 6000 },
  'records.candidatures#page0.000': { reason: names, maxPages: 1800, varies: true },
  'records.companies#count.00': { reason: 'counts all companies', maxPages: 250 },
  'records.interviews#page0.010': {
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
  'offers.ofCompany#page0.0000': { reason: policyPerRow, maxPages: 1000, varies: true },
  'internships.ofCompany#page0.00': { reason: policyPerRow, maxPages: 500, varies: true },
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
  'offers.queue#page0.1': {
    reason: 'searches the offers in review, which the team keeps few',
    maxPages: 200,
  },
  'payments.list#page0.01': {
    reason: 'people of the name who have paid nothing grow in number, too',
    maxPages: 150,
  },
  'browse.internsByName': {
    reason: 'people of the name who are not in browse grow in number, too',
    maxPages: 100,
  },
}
