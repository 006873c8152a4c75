import type { ApplicationSection } from '@fledge/domain/applications/application-sections.ts'
import type { ApplicationSnapshot } from '@fledge/domain/applications/changed-sections.ts'
import type { ApplicationStatus } from '@fledge/domain/applications/types.ts'
import type { InternScope, OperatorScope } from '@fledge/domain/sessions/types.ts'
import { defineList } from '../../platform/db/list-query.ts'
import { statement } from '../../platform/db/statement.ts'

export interface ReviewQueueRow {
  application_id: string
  status: ApplicationStatus
  name: string
  picture_file_id: string | null
  country_code: string | null
  career_field: string | null
  batch_name: string
  submitted_at: string | null
  reviewer: string | null
}
export const reviewQueue = defineList<{
  row: ReviewQueueRow
  scope: { operator: OperatorScope }
  filters: { statuses: readonly string[]; pending: true; search: string }
}>({
  name: 'reviews.queue',
  columns: `a.application_id, a.status, u.first_name || ' ' || u.last_name as name, u.picture_file_id, country.data ->> 'code' as country_code, field.label as career_field, b.name as batch_name, a.submitted_at,
     (select r.first_name || ' ' || r.last_name from users r where r.user_id = a.reviewer_id) as reviewer`,
  from: 'applications a',
  joins: {
    i: 'join interns i on i.intern_id = a.intern_id',
    u: 'join users u on u.user_id = i.user_id',
    b: 'join batches b on b.batch_id = a.batch_id',
    country: `left join lookup country on country.list = 'country' and country.id = u.country_id`,
    field: `left join lookup field on field.list = 'career-field' and field.id = a.career_field_id`,
  },
  where: [],
  filters: {
    statuses: 'a.status = any(:statuses)',
    pending: `a.status in ('SUBMITTED', 'IN_REVIEW')`,
    search: { contains: ["u.first_name || ' ' || u.last_name"], equals: ['u.email'] },
  },
  orders: {
    default: {
      direction: 'asc',
      key: [
        // Those not submitted yet are listed last.
        { sql: "coalesce(a.submitted_at, 'infinity')", type: 'timestamptz' },
        { sql: 'a.created_at', type: 'timestamptz' },
        { sql: 'a.application_id', type: 'uuid' },
      ],
    },
  },
})
export const reviewStatusCounts = statement<[OperatorScope], { status: string; count: number }>(
  'reviews.counts',
  `select status, count(*)::int as count from applications where $1::text is not null group by status`,
)

export interface CommentRow {
  comment_id: string
  section: ApplicationSection
  body: string
  created_at: string
  sent_at: string | null
  addressed_at: string | null
  note: string | null
  author: string
}
const comment = `select c.comment_id, c.section, c.body, c.created_at, c.sent_at, c.addressed_at, c.note, u.first_name as author from application_comments c join users u on u.user_id = c.author_id`
export const commentsOf = statement<[OperatorScope, applicationId: string], CommentRow>(
  'reviews.comments',
  `${comment} where $1::text is not null and c.application_id = $2 order by c.created_at`,
)
export const sentComments = statement<[InternScope, section: string | null], CommentRow>(
  'reviews.sentComments',
  `${comment} join applications a on a.application_id = c.application_id where a.intern_id = $1 and c.sent_at is not null and ($2::text is null or c.section = $2)
     and a.application_id = (select application_id from applications where intern_id = $1 order by created_at desc limit 1) order by c.sent_at desc, c.created_at`,
)
export const saveDraftComment = statement<
  [author: string, id: string, applicationId: string, section: string, body: string, now: string]
>(
  'reviews.upsertDraft',
  `insert into application_comments (comment_id, application_id, section, body, author_id, created_at) values ($2, $3, $4, $5, $1, $6)
   on conflict (application_id, section) where sent_at is null do update set body = excluded.body, author_id = excluded.author_id, created_at = excluded.created_at`,
)
export const deleteDraftComment = statement<
  [OperatorScope, applicationId: string, section: string]
>(
  'reviews.removeDraft',
  `delete from application_comments where $1::text is not null and application_id = $2 and section = $3 and sent_at is null`,
)
export const sendDraftComments = statement<[OperatorScope, applicationId: string, now: string]>(
  'reviews.sendDrafts',
  `update application_comments set sent_at = $3 where $1::text is not null and application_id = $2 and sent_at is null`,
)
export const markCommentAddressed = statement<
  [InternScope, commentId: string, at: string | null, note: string | null]
>(
  'reviews.address',
  `update application_comments c set addressed_at = $3, note = $4 from applications a where a.application_id = c.application_id and a.intern_id = $1 and c.comment_id = $2 and c.sent_at is not null`,
)
export const commentFor = statement<
  [InternScope, commentId: string],
  {
    application_id: string
    status: ApplicationStatus
    section: ApplicationSection
    sent_at: string
    said: ApplicationSnapshot | null
  }
>(
  'reviews.commentFor',
  `select a.application_id, a.status, c.section, c.sent_at, a.said_at_changes as said from application_comments c join applications a using (application_id) where a.intern_id = $1 and c.comment_id = $2 and c.sent_at is not null`,
)
export const openComments = statement<[InternScope], { open: number }>(
  'reviews.openComments',
  `select count(*)::int as open from application_comments c join applications a using (application_id) where a.intern_id = $1 and c.sent_at is not null and c.addressed_at is null`,
)

export interface ReviewFactsRow {
  reviewer: { user_id: string; name: string } | null
  identity_documents: number
  career_field: string | null
  country_code: string | null
  country: string | null
  citizenship: string | null
  skills: string[]
  skills_to_improve: string[]
  availability_saved_at: string | null
  specialisations: string[]
  projects: string[]
  programme_start: string | null
  programme_end: string | null
}
const reviewFactsSql = `select case when r.user_id is null then null else jsonb_build_object('user_id', r.user_id, 'name', r.first_name || ' ' || r.last_name) end as reviewer,
     (select count(*) from identity_documents d where d.intern_id = a.intern_id)::int as identity_documents, field.label as career_field, country.data ->> 'code' as country_code, country.label as country, citizen.label as citizenship, i.availability_saved_at,
     array(select label from lookup where list = 'skill' and id = any(a.skill_ids) order by label) || i.own_skills as skills,
     array(select label from lookup where list = 'skill' and id = any(a.skill_to_improve_ids) order by label) as skills_to_improve,
     array(select label from lookup where list = 'specialisation' and id = any(a.specialisation_ids) order by label) as specialisations,
     array(select label from lookup where list = 'project' and id = any(a.project_ids) order by label) as projects, b.programme_start, b.programme_end
   from applications a join interns i on i.intern_id = a.intern_id join users u on u.user_id = i.user_id join batches b on b.batch_id = a.batch_id left join users r on r.user_id = a.reviewer_id
   left join lookup field on field.list = 'career-field' and field.id = a.career_field_id left join lookup country on country.list = 'country' and country.id = u.country_id
   left join lookup citizen on citizen.list = 'country' and citizen.id = i.citizenship_country_id`
/**
 * Additional data about an application for its reviewer and its intern, without diversity answers.
 */
export const applicationReviewFacts = statement<
  [OperatorScope, applicationId: string],
  ReviewFactsRow
>('reviews.facts', `${reviewFactsSql} where $1::text is not null and a.application_id = $2`)
export const ownReviewFacts = statement<[InternScope, applicationId: string], ReviewFactsRow>(
  'reviews.ownFacts',
  `${reviewFactsSql} where a.intern_id = $1 and a.application_id = $2`,
)
/** Applications of the same batch and field that share most skills. */
export const similarApplications = statement<
  [OperatorScope, applicationId: string],
  { application_id: string; name: string; status: ApplicationStatus; shared: number; of: number }
>(
  'reviews.similar',
  `select o.application_id, u.first_name || ' ' || u.last_name as name, o.status, (select count(*) from unnest(o.skill_ids) s where s = any(a.skill_ids))::int as shared, cardinality(a.skill_ids) as of
   from applications a join applications o on o.batch_id = a.batch_id and o.career_field_id = a.career_field_id and o.application_id <> a.application_id and o.skill_ids && a.skill_ids and o.submitted_at is not null
   join interns i on i.intern_id = o.intern_id join users u on u.user_id = i.user_id
   where $1::text is not null and a.application_id = $2 order by shared desc, o.submitted_at limit 3`,
)
/** Stores the snapshot when changes are requested, to detect later changes. */
export const saveApplicationSnapshot = statement<
  [OperatorScope, applicationId: string, said: string]
>(
  'reviews.keepSaid',
  `update applications set said_at_changes = $3 where $1::text is not null and application_id = $2`,
)
export const snapshotAtChangeRequest = statement<
  [OperatorScope, applicationId: string],
  { said: ApplicationSnapshot | null }
>(
  'reviews.saidAtChanges',
  `select said_at_changes as said from applications where $1::text is not null and application_id = $2`,
)
export const applicationHistory = statement<
  [OperatorScope, applicationId: string],
  { move: string; by: string; at: string; reason: string | null }
>(
  'reviews.history',
  `select move, actor_kind as by, at, reason from event_log where $1::text is not null and subject_id = $2 and machine = 'application' order by id limit 100`,
)
export const identityDocuments = statement<
  [OperatorScope, internId: string],
  { document_id: string; kind: string; file_id: string }
>(
  'reviews.identityDocuments',
  `select document_id, kind, file_id from identity_documents where $1::text is not null and intern_id = $2 order by created_at limit 20`,
)
