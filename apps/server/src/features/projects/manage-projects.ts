import type { projectEndpoints } from '@fledge/contract/projects/endpoints.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toPagedResult, notFound, refuse, type Refusal } from '../../platform/http/refusal.ts'
import { newId } from '../../platform/ids.ts'
import { findUnknownLookupIds } from '../lookups/public.ts'
import { insertCompanyProject, companyProjects, updateProject } from './store.ts'

type Endpoints = typeof projectEndpoints

export const listProjects: Handler<Endpoints['listProjects']> = async ({
  actor,
  db,
  params,
  query,
}) => {
  // Return 404 for another company's projects.
  if (params.hcId !== actor.company) return notFound()
  const size = query.per_page ?? 10
  const rows = await db.many(
    companyProjects,
    actor.company,
    query.archived === 'true',
    size,
    ((query.page ?? 1) - 1) * size,
  )
  return toPagedResult(rows, rows[0]?.total ?? 0)
}

export const createProject: Handler<Endpoints['createProject']> = async ({
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

export const editProject: Handler<Endpoints['editProject']> = async ({
  actor,
  db,
  params,
  body,
}) => {
  const unknown = await checkProjectOptions(db, body)
  if (unknown) return unknown
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

interface Options {
  readonly career_field_id?: number | null | undefined
  readonly project_type_id?: number | null | undefined
  readonly skill_ids?: readonly number[] | undefined
}

async function checkProjectOptions(db: Db, given: Options): Promise<Refusal | null> {
  const lists = [
    ['career_field_id', 'career-field', given.career_field_id ? [given.career_field_id] : []],
    ['project_type_id', 'project', given.project_type_id ? [given.project_type_id] : []],
    ['skill_ids', 'skill', given.skill_ids ?? []],
  ] as const
  const fields: string[] = []
  // At most three lists, one by one: a transaction has a single connection.
  for (const [field, list, ids] of lists)
    if ((await findUnknownLookupIds(db, list, ids)).length > 0) fields.push(field)
  return fields.length > 0
    ? refuse('VALIDATION', {
        fields: Object.fromEntries(fields.map((field) => [field, 'Choose out of the list'])),
      })
    : null
}
