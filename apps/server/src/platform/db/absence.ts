import { statusSql } from './statuses.ts'

/** Whether an absence of someone of the programme team includes today, in their own time zone. */
const isTodaySql = (absence: string, user: string) =>
  `(:now::timestamptz at time zone ${user}.time_zone)::date between ${absence}.absent_from and ${absence}.absent_until`

/** Whether someone of the programme team is absent today. */
export const isAwaySql = (userId: string): string =>
  `exists (select from operator_absences ax join users au on au.user_id = ax.user_id where ax.user_id = ${userId} and ${isTodaySql('ax', 'au')})`

/**
 * The colleagues who are absent and for whom `:user_id` stands in: the one they named, or everyone if
 * there is none who is here.
 */
export const coveredColleaguesSql = `select bx.user_id from operator_absences bx join users bu on bu.user_id = bx.user_id where ${isTodaySql('bx', 'bu')} and bx.user_id <> :user_id::uuid and (bx.cover_id = :user_id::uuid or not exists (select from users bc where bc.user_id = bx.cover_id and bc.status = ${statusSql('user.ACTIVE')} and not ${isAwaySql('bc.user_id')}))`
