import { statement } from '../../platform/db/statement.ts'

export const insertSpotFeedback = statement<
  [string, string, string, number | null, string, string],
  never
>(
  'spotFeedback.insert',
  `insert into spot_feedback (spot_feedback_id, user_id, page, rating, body, created_at) values ($1, $2, $3, $4, $5, $6)`,
)
