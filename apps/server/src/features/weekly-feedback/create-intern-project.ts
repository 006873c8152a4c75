import type { weeklyFeedbackEndpoints } from '@fledge/contract/weekly-feedback/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/app-error.ts'
import { newId } from '../../platform/ids.ts'
import { insertInternshipProject, weeksOfInternship } from './queries/weekly-feedback.queries.ts'

export const createInternProject: Handler<
  typeof weeklyFeedbackEndpoints.createInternProject
> = async ({ actor, db, body, now }) => {
  const row = (
    await db.many(weeksOfInternship, {
      internship_id: body.internship_id,
      company_id: null,
      intern_id: actor.intern,
    })
  )[0]
  return row
    ? ((await db.one(insertInternshipProject, {
        custom_project_id: newId(now),
        internship_id: row.internship_id,
        name: body.name,
        created_by: 'intern',
        now: now.toISOString(),
      })) ?? notFound())
    : notFound()
}
