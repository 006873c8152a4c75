import { responseDeadlines } from '@fledge/domain/response-deadlines.ts'
import type { WaitKind, WaitSide } from '@fledge/domain/waits/types.ts'

/** Something that waits for someone, as SQL. */
export interface Wait {
  readonly kind: WaitKind
  readonly id: string
  /** The side whose turn it is, as SQL. */
  readonly side: string
  readonly since: string
  readonly due: string
  /** When the wait is listed as overdue, by default its deadline. */
  readonly lateFrom?: string
  readonly company?: string
  readonly intern?: string
  readonly batch?: string
  readonly from: string
}

/** Returns the statement for all waits of this kind. */
export const toWaitSql = ({ company, intern, batch, ...wait }: Wait): string => {
  const toIdSql = (column = 'null::uuid') => column
  return `select '${wait.kind}' as kind, ${wait.id} as id, ${wait.side} as side, ${wait.since} as since, ${wait.due} as due_at, ${wait.lateFrom ?? wait.due} as late_from, ${toIdSql(company)} as company_id, ${toIdSql(intern)} as intern_id, ${toIdSql(batch)} as batch_id ${wait.from}`
}

/** A side as SQL. */
export const toSideSql = (side: WaitSide): string => `'${side}'`
/** Whole days of 24 hours; a number, or a column with one. */
export const toDaysSql = (count: number | string) => `interval '24 hours' * ${count}`
export const toMillisecondsSql = (count: number) => `interval '1 millisecond' * ${count}`
/** SQL equivalent of `responseDueAt`. */
export const responseDueSql = (since: string) =>
  `${since} + ${toDaysSql(responseDeadlines.answerDays)}`
