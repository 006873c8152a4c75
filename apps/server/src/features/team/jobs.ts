import type { Job } from '../../platform/http/handler.ts'
import { startAbsence } from './start-absence.ts'
import { absencesToStart } from './queries/team.queries.ts'

/** Hands over the open tasks of those whose absence begins. */
const absenceJob: Job = {
  name: 'team.startAbsences',
  due: async (db, page) =>
    (await db.many(absencesToStart, page)).map(({ at, user_id: id }) => ({
      at,
      id,
      process: (tx) => startAbsence(tx, id),
    })),
}

export const teamJobs: readonly Job[] = [absenceJob]
