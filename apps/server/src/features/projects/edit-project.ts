import type { projectEndpoints } from '@fledge/contract/projects/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/app-error.ts'
import { validateProjectOptions } from './project-options.ts'
import { updateProject } from './queries/projects.queries.ts'

export const editProject: Handler<typeof projectEndpoints.editProject> = async ({
  actor,
  db,
  params,
  body,
}) => {
  await validateProjectOptions(db, body)
  const row = await db.one(updateProject, {
    company_id: actor.company,
    project_id: params.id,
    name: body.name ?? null,
    description: body.description ?? null,
    set_field: body.career_field_id !== undefined,
    field: body.career_field_id ?? null,
    set_type: body.project_type_id !== undefined,
    type: body.project_type_id ?? null,
    skills: body.skill_ids ?? null,
    archived: body.is_archived ?? null,
  })
  return row ?? notFound()
}
