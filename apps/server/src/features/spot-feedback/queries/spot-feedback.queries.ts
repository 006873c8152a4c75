// Generated from spot-feedback.sql by “npm run queries”; do not edit.
// Source: df60842973a7
import { defineStatement, type NoRow } from '../../../platform/db/statement.ts'

export const insertSpotFeedback = defineStatement<
  {
    readonly spot_feedback_id: string
    readonly user_id: string
    readonly page: string
    readonly rating: number | null
    readonly body: string
    readonly created_at: string
  },
  NoRow
>(
  'spot-feedback.insertSpotFeedback',
  ['spot_feedback_id', 'user_id', 'page', 'rating', 'body', 'created_at'],
  `insert into spot_feedback (spot_feedback_id, user_id, page, rating, body, created_at)
values ($1, $2, $3, $4, $5, $6)`,
)
