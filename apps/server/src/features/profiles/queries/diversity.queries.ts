// Generated from diversity.sql by “npm run queries”; do not edit.
// Source: 1a98916c9fbe
import type { DiversityQuestion } from '@fledge/domain/programme-reports/types.ts'
import { defineStatement, type NoParams } from '../../../platform/db/statement.ts'

export interface DiversityCountRow {
  readonly question: DiversityQuestion
  readonly answer: string | null
  readonly submitted: number
  readonly approved: number
  readonly offered: number
}

export interface DiversityAnswerRow {
  readonly list: string
  readonly answer: string
  readonly label: string
}

/** How many people gave each answer to a question about diversity, and how far they came. Nothing else about these answers leaves the feature. Only what happened before a fixed moment counts, so that the difference between two readings is never one person. */
export const diversityCounts = defineStatement<
  { readonly as_of: string },
  DiversityCountRow
>(
  'profiles.diversityCounts',
  ['as_of'],
  `select
  f.question, q.answer, count(*)::int as submitted,
  (count(*) filter (where p.is_approved))::int as approved,
  (count(*) filter (where p.is_approved and p.is_offered))::int as offered
from
  (
    select
      n.intern_id, n.gender_id, n.racial_ethnic_group_ids, n.disability_ids,
      n.first_generation_student, n.international_student,
      coalesce(bool_or(m.approved_at < $1::timestamptz), false) as is_approved,
      coalesce(bool_or(m.offered_at < $1::timestamptz), false) as is_offered
    from
      application_milestones m
      join applications a on a.application_id = m.application_id
      join interns n on n.intern_id = a.intern_id
    where m.submitted_at < $1::timestamptz
    group by n.intern_id
  ) p
  cross join lateral (
    values
      ('gender_id', array_remove(array[p.gender_id::text], null)),
      ('racial_ethnic_group_ids', p.racial_ethnic_group_ids::text[]),
      ('disability_ids', p.disability_ids::text[]),
      ('first_generation_student', array_remove(array[p.first_generation_student], null)),
      ('international_student', array_remove(array[p.international_student], null))
  ) f (question, answers)
  left join lateral unnest(f.answers) q (answer) on true
group by f.question, q.answer`,
)

export const diversityAnswers = defineStatement<
  NoParams,
  DiversityAnswerRow
>(
  'profiles.diversityAnswers',
  [],
  `select l.list, l.id::text as answer, l.label
from lookup l
where l.list in ('gender', 'racial-ethnic-group', 'disability')
order by l.list, l.sort, l.id`,
)
