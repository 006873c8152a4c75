import type { projectEndpoints } from '@fledge/contract/projects/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/app-error.ts'
import { updateProject } from './store.ts'
import { validateProjectOptions } from './project-options.ts'

export const editProject: Handler<typeof projectEndpoints.editProject> = async ({
  actor,
  db,
  params,
  body,
}) => {
  await validateProjectOptions(db, body)
  const row = await db.one(
    updateProject,
    actor.company,
    params.id,
    body.name ?? null,
    body.description ?? null,
    body.career_field_id !== undefined,
    body.career_field_id ?? null,
    body.project_type_id !== undefined,
    body.project_type_id ?? null,
    body.skill_ids ?? null,
    body.is_archived ?? null,
  )
  return row ?? notFound()
}
