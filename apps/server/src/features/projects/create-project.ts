import type { projectEndpoints } from '@fledge/contract/projects/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { newId } from '../../platform/ids.ts'
import { validateProjectOptions } from './project-options.ts'
import { insertCompanyProject } from './queries/projects.queries.ts'

export const createProject: Handler<typeof projectEndpoints.createProject> = async ({
  actor,
  db,
  body,
  now,
}) => {
  await validateProjectOptions(db, body)
  const row = await db.one(insertCompanyProject, {
    company_id: actor.company,
    project_id: newId(now),
    name: body.name,
    description: body.description,
    career_field_id: body.career_field_id ?? null,
    project_type_id: body.project_type_id ?? null,
    skill_ids: body.skill_ids ?? [],
    now: now.toISOString(),
  })
  if (!row) throw new AppError('CONFLICT')
  return row
}
