import type { ApplicationSection } from '@fledge/domain/applications/application-sections.ts'
import type { CannedCommentState } from '@fledge/domain/reviews/types.ts'
import type { OperatorScope } from '@fledge/domain/sessions/types.ts'
import { defineList } from '../../platform/db/list-query.ts'
import { statusSql } from '../../platform/db/statuses.ts'
import { type CannedCommentRow, cannedCommentRows } from './queries/canned-comments.queries.ts'

/** The canned comments, those used most first. */
export const cannedCommentList = defineList<{
  row: CannedCommentRow
  scope: { operator: OperatorScope }
  filters: { section: ApplicationSection; state: CannedCommentState; search: string }
}>({
  name: 'reviews.cannedComments',
  ...cannedCommentRows,
  where: [],
  filters: {
    section: 't.section = :section',
    state: `t.is_archived = (:state = ${statusSql('canned_comment.ARCHIVED')})`,
    search: { contains: ['t.name', 't.body'] },
  },
  orders: {
    default: {
      direction: 'desc',
      key: [
        { sql: 't.use_count', type: 'bigint' },
        { sql: 't.canned_id', type: 'uuid' },
      ],
    },
  },
})
