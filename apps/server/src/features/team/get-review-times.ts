import type { teamEndpoints } from '@fledge/contract/team/endpoints.ts'
import { reviewPauseMinutes, reviewTimeDays } from '@fledge/domain/team/review-times.ts'
import { dayMs } from '@fledge/kernel/dates.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { reviewTimeRows } from './queries/review-times.queries.ts'

const nothing = { count: 0, median_seconds: null, p90_seconds: null }

/** Says how long reviewers had applications open until their decision, for managers. */
export const getReviewTimes: Handler<(typeof teamEndpoints)['getReviewTimes']> = async ({
  db,
  now,
}) => {
  const rows = await db.many(reviewTimeRows, {
    since: new Date(now.getTime() - reviewTimeDays * dayMs).toISOString(),
    pause_minutes: reviewPauseMinutes,
  })
  const { count, median_seconds, p90_seconds } =
    rows.find(({ user_id: id }) => id === null) ?? nothing
  return {
    total: { count, median_seconds, p90_seconds },
    reviewers: rows.flatMap(({ user_id: id, name, ...times }) =>
      id === null ? [] : [{ user_id: id, name: name ?? '', ...times }],
    ),
  }
}
