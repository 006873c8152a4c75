import { z } from 'zod'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { saveBase } from '../platform/save-base.ts'
import { booleanText, line, lookupId, paging, text, uuid } from '../platform/schema.ts'

const fields = {
  name: line(150),
  description: text(3000),
  career_field_id: lookupId.nullable().optional(),
  project_type_id: lookupId.nullable().optional(),
  skill_ids: z.array(lookupId).max(30).optional(),
}
export const projectBody = z.strictObject(fields)
const projectEdit = z
  .strictObject({ ...fields, is_archived: z.boolean(), base: saveBase })
  .partial()
const project = z.object({
  id: z.string(),
  hcId: z.string(),
  name: z.string(),
  description: z.string(),
  career_field_id: z.int().nullable(),
  career_field: z.string().nullable(),
  project_type_id: z.int().nullable(),
  project_type: z.string().nullable(),
  skill_ids: z.array(z.int()),
  skills: z.array(z.string()),
  is_archived: z.boolean(),
  created_at: z.string(),
})

export const projectEndpoints = defineEndpoints({
  listProjects: {
    method: 'GET',
    path: 'host-company/projects/v1/host-company/{hcId}',
    access: ['company'],
    summary: "Returns the company's projects, newest first, including archived ones on request.",
    params: z.strictObject({ hcId: uuid }),
    query: z.strictObject({ ...paging, archived: booleanText.optional() }),
    response: z.array(project),
    paginated: true,
  },
  createProject: {
    method: 'POST',
    path: 'host-company/projects/v1',
    access: ['company:admin'],
    summary: 'Creates a project.',
    body: projectBody,
    response: project,
    invalidates: ['listProjects'],
  },
  editProject: {
    method: 'PATCH',
    path: 'host-company/projects/v1/{id}',
    access: ['company:admin'],
    summary: 'Updates, archives or restores a project.',
    params: z.strictObject({ id: uuid }),
    body: projectEdit,
    response: project,
    invalidates: ['listProjects'],
  },
})
