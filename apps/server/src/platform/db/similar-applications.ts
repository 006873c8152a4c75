import { hasDuplicatesSql } from './has-duplicates.ts'
import { toAwaitsDecisionSql } from './waits/application-waits.ts'

/**
 * Applications that wait for a decision, of everyone who may be the same person as an intern: those
 * with something in common, and those who have something in common with them. As a subquery with the
 * columns `application_id` and `submitted_at`; it includes the intern's own. The array makes PostgreSQL
 * look into the index for these few, instead of reading all applications for each row of a queue.
 */
export const similarApplicationsSql = (intern: string): string =>
  `(select x.application_id, x.submitted_at
from applications x
where x.intern_id = any (array(
  with recursive same_person as (
    select ${intern} as intern_id
    union
    select d.other_id from same_person p join intern_duplicates d on d.intern_id = p.intern_id and not d.is_dismissed
  )
  select p.intern_id from same_person p
)) and ${toAwaitsDecisionSql('x')})`

/**
 * The application that a waiting one is listed under: the longest waiting of those that may be of the
 * same person, or itself. Only the few with a sign of a duplicate look for others.
 */
export const firstSimilarSql = (application: string): string =>
  `case when ${hasDuplicatesSql(`${application}.intern_id`)} then (select s.application_id from ${similarApplicationsSql(`${application}.intern_id`)} s order by s.submitted_at, s.application_id limit 1) else ${application}.application_id end`
