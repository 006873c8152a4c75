import type { projectEndpoints } from '@fledge/contract/projects/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/app-error.ts'
import { describeEditor, requireNoEditConflicts } from '../../platform/http/edit-conflicts.ts'
import { validateProjectOptions } from './project-options.ts'
import { lockProject, updateProject } from './queries/projects.queries.ts'

export const editProject: Handler<typeof projectEndpoints.editProject> = async ({
  actor,
  db,
  params,
  body: { base, ...body },
}) => {
  const project = { company_id: actor.company, project_id: params.id }
  const saved = (await db.one(lockProject, project)) ?? notFound()
  // Projects do not record who changed them.
  const editor = { userId: null, name: null }
  requireNoEditConflicts({ base, changes: body, saved: { ...saved } }, () =>
    describeEditor(editor, actor.userId),
  )
  await validateProjectOptions(db, body)
  const row = await db.one(updateProject, {
    ...project,
    name: body.name ?? null,
    description: body.description ?? null,
    set_field: body.career_field_id !== undefined,
    career_field_id: body.career_field_id ?? null,
    set_type: body.project_type_id !== undefined,
    project_type_id: body.project_type_id ?? null,
    skill_ids: body.skill_ids ?? null,
    is_archived: body.is_archived ?? null,
  })
  return row ?? notFound()
}
