import type { projectEndpoints } from '@fledge/contract/projects/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { newId } from '../../platform/ids.ts'
import { insertCompanyProject } from './store.ts'
import { validateProjectOptions } from './project-options.ts'

export const createProject: Handler<typeof projectEndpoints.createProject> = async ({
  actor,
  db,
  body,
  now,
}) => {
  await validateProjectOptions(db, body)
  const row = await db.one(
    insertCompanyProject,
    actor.company,
    newId(now),
    body.name,
    body.description,
    body.career_field_id ?? null,
    body.project_type_id ?? null,
    body.skill_ids ?? [],
    now.toISOString(),
  )
  if (!row) throw new AppError('CONFLICT')
  return row
}
