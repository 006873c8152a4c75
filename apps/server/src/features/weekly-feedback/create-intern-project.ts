import type { weeklyFeedbackEndpoints } from '@fledge/contract/weekly-feedback/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/app-error.ts'
import { newId } from '../../platform/ids.ts'
import { insertInternshipProject, weeksOfInternship } from './store.ts'

export const createInternProject: Handler<
  typeof weeklyFeedbackEndpoints.createInternProject
> = async ({ actor, db, body, now }) => {
  const row = (await db.many(weeksOfInternship, body.internship_id, null, actor.intern))[0]
  return row
    ? ((await db.one(
        insertInternshipProject,
        newId(now),
        row.internship_id,
        body.name,
        'intern',
        now.toISOString(),
      )) ?? notFound())
    : notFound()
}
