/** A statement that may read more with more data although it returns no more. */
export interface GrowthException {
  readonly reason: string
  /**
   * Pages that it may read at the larger size, so that a scan of another table is still noticed.
   */
  readonly maxPages: number
}

const pendingItems = 'counts or sorts everything that awaits the programme team'

/** By the statement's name. Remove a statement that no longer grows. */
export const growthExceptions: Readonly<Record<string, GrowthException>> = {
  'overdue.pendingItemCounts': { reason: pendingItems, maxPages: 1800 },
  'overdue.list#page0.0': { reason: pendingItems, maxPages: 1700 },
  'overdue.list#count.0': { reason: pendingItems, maxPages: 1000 },
  'overdue.overdueCounts': { reason: pendingItems, maxPages: 1000 },
  'companies.queueCounts': { reason: 'counts all companies by status', maxPages: 400 },
  'candidatures.companyAnswers': {
    reason: 'reads all events of the company to find its last 30 replies',
    maxPages: 1400,
  },
  'accounts.memberData': {
    reason: 'one row contains everything that the member did',
    maxPages: 500,
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
  'interviews.selectBusyTimes': {
    reason: 'the planner prefers the index of the exclusion constraint, which is read more broadly',
    maxPages: 60,
  },
}
