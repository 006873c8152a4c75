import type { OverdueKind } from '../overdue/types.ts'

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

/**
 * Queues of which events say what came in and what was finished. The others are also entered or left
 * by time or by what others do, of which there is no event of the team.
 */
export const flowKinds = [
  'APPLICATION',
  'OPINION',
  'COMPANY',
  'WAITING_LIST',
  'OFFER',
  'ACTION',
  'REPORT',
  'APPEAL',
  'REFUND',
  'REPLY',
] as const satisfies readonly OverdueKind[]
export type FlowKind = (typeof flowKinds)[number]

/** Days of which the overview shows what came in and what was finished, today included. */
export const flowDays = 14

/** Days ahead, today included, of which it shows interviews, starts and placement deadlines. */
export const weekDays = 7
