import type { weeklyFeedbackEndpoints } from '@fledge/contract/weekly-feedback/endpoints.ts'
import { weekCan } from '@fledge/domain/weekly-feedback/can.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/app-error.ts'
import { newId } from '../../platform/ids.ts'
import { insertInternshipProject, weeksOfInternship } from './store.ts'
import { toWeekFacts } from './week-facts.ts'

/** Creates a project for this internship only. The same name returns the existing project. */
export const createHostProject: Handler<typeof weeklyFeedbackEndpoints.createHostProject> = async ({
  actor,
  db,
  body,
  now,
}) => {
  const row = (await db.many(weeksOfInternship, body.internship_id, actor.company, null))[0]
  if (!row || !weekCan.see(actor, toWeekFacts(row)).allowed) notFound()
  return (
    (await db.one(
      insertInternshipProject,
      newId(now),
      row.internship_id,
      body.name,
      'company',
      now.toISOString(),
    )) ?? notFound()
  )
}
