import type { weeklyFeedbackEndpoints } from '@fledge/contract/weekly-feedback/endpoints.ts'
import { weekCan } from '@fledge/domain/weekly-feedback/can.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/app-error.ts'
import { newId } from '../../platform/ids.ts'
import { toWeekFacts } from './week-facts.ts'
import { insertInternshipProject, weeksOfInternship } from './queries/weekly-feedback.queries.ts'

/** Creates a project for this internship only. The same name returns the existing project. */
export const createHostProject: Handler<typeof weeklyFeedbackEndpoints.createHostProject> = async ({
  actor,
  db,
  body,
  now,
}) => {
  const row = (
    await db.many(weeksOfInternship, {
      internship_id: body.internship_id,
      company_id: actor.company,
      intern_id: null,
    })
  )[0]
  if (!row || !weekCan.see(actor, toWeekFacts(row)).allowed) notFound()
  return (
    (await db.one(insertInternshipProject, {
      custom_project_id: newId(now),
      internship_id: row.internship_id,
      name: body.name,
      created_by: 'company',
      now: now.toISOString(),
    })) ?? notFound()
  )
}
