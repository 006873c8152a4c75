import type { ApplicationStatus } from '@fledge/domain/applications/types.ts'
import type { OperatorScope } from '@fledge/domain/sessions/types.ts'
import { defineList } from '../../platform/db/list-query.ts'
import { statusSql } from '../../platform/db/statuses.ts'

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
    pending: `a.status in (${statusSql('application.reviewable')})`,
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
