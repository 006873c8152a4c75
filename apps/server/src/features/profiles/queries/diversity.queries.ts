// Generated from diversity.sql by “npm run queries”; do not edit.
// Source: acb1d15ec1e3
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
  f.question, q.answer, sum(g.submitted)::int as submitted, sum(g.approved)::int as approved,
  sum(g.offered)::int as offered
from
  (
    -- One pass over the people counts who gave the same answers to each question. A list of answers is
    -- taken apart afterwards: there are far fewer lists than people.
    select
      n.gender_id, n.racial_ethnic_group_ids, n.disability_ids, n.first_generation_student,
      n.international_student,
      grouping(n.gender_id) = 0 as of_gender, grouping(n.racial_ethnic_group_ids) = 0 as of_group,
      grouping(n.disability_ids) = 0 as of_disability,
      grouping(n.first_generation_student) = 0 as of_first_generation,
      grouping(n.international_student) = 0 as of_international,
      count(*) as submitted, count(*) filter (where p.is_approved) as approved,
      count(*) filter (where p.is_approved and p.is_offered) as offered
    from
      (
        select
          a.intern_id, bool_or(m.approved_at < $1::timestamptz) as is_approved,
          bool_or(m.offered_at < $1::timestamptz) as is_offered
        from
          application_milestones m
          join applications a on a.application_id = m.application_id
        where m.submitted_at < $1::timestamptz
        group by a.intern_id
      ) p
      join interns n on n.intern_id = p.intern_id
    group by
      grouping sets (
        (n.gender_id), (n.racial_ethnic_group_ids), (n.disability_ids),
        (n.first_generation_student), (n.international_student)
      )
  ) g
  join lateral (
    values
      ('gender_id', g.of_gender, array_remove(array[g.gender_id::text], null)),
      ('racial_ethnic_group_ids', g.of_group, g.racial_ethnic_group_ids::text[]),
      ('disability_ids', g.of_disability, g.disability_ids::text[]),
      (
        'first_generation_student', g.of_first_generation,
        array_remove(array[g.first_generation_student], null)
      ),
      (
        'international_student', g.of_international,
        array_remove(array[g.international_student], null)
      )
  ) f (question, is_counted, answers) on f.is_counted
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
