import type { todayEndpoints } from '@fledge/contract/today/endpoints.ts'
import { getTodayPeriods } from '@fledge/domain/today/rules.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { type LateJobRow, lateJobs } from './queries/today.queries.ts'

export const findLateJobs = (db: Db): Promise<LateJobRow[]> =>
  db.many(lateJobs, { due_before: getTodayPeriods(db.now).jobDueBefore })

export const listLateJobs: Handler<(typeof todayEndpoints)['listLateJobs']> = ({ db }) =>
  findLateJobs(db)
