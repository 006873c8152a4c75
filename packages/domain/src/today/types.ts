/** Lists behind the numbers of the programme team's overview that have no list of their own. */
export const todayLists = [
  'CONCERNS',
  'INTERVIEWS',
  'STARTS',
  'DEADLINES',
  'PAYMENT_CHECKS',
  'RECEIVED',
  'FINISHED',
] as const
export type TodayList = (typeof todayLists)[number]

/** Days of which the overview shows what came in and what was finished, today included. */
export const flowDays = 14

/** Days ahead, today included, of which it shows interviews, starts and placement deadlines. */
export const weekDays = 7
