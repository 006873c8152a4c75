import type { projectEndpoints } from '@fledge/contract/projects/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { newId } from '../../platform/ids.ts'
import { insertCompanyProject } from './store.ts'
import { checkProjectOptions } from './project-options.ts'

export const createProject: Handler<typeof projectEndpoints.createProject> = async ({
  actor,
  db,
  body,
  now,
}) => {
  const unknown = await checkProjectOptions(db, body)
  if (unknown) return unknown
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
  return row ?? refuse('CONFLICT')
}
