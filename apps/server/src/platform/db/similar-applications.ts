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
 * The application that a waiting one with a sign of a duplicate is listed under: the longest waiting of
 * those that may be of the same person. As a subquery with the columns `intern_id`, `application_id` and
 * `submitted_at`, computed once for the queue: looking for each row costs too much once many have a sign.
 * It begins with those who wait, so that no groups are built of the pairs of former years.
 */
export const firstSimilarSql = (): string =>
  `(with recursive waiting as materialized (
  select x.intern_id, x.application_id, x.submitted_at
  from applications x
  where ${toAwaitsDecisionSql('x')} and ${hasDuplicatesSql('x.intern_id')}
), same_person as (
  select w.intern_id, w.intern_id as other_id from waiting w
  union
  select p.intern_id, d.other_id
  from same_person p join intern_duplicates d on d.intern_id = p.other_id and not d.is_dismissed
)
select distinct on (p.intern_id) p.intern_id, w.application_id, w.submitted_at
from same_person p join waiting w on w.intern_id = p.other_id
order by p.intern_id, w.submitted_at, w.application_id)`
