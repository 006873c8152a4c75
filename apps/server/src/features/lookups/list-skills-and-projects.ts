import type { lookupEndpoints } from '@fledge/contract/lookups/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { isChildOf } from './read-plain-lookups.ts'
import { getCachedListRows } from './lookup-cache.ts'

/** Returns skills and project types of one or more career fields. */
export const listSkillsAndProjects: Handler<
  (typeof lookupEndpoints)['listSkillsAndProjects']
> = async ({ query, services }) => {
  const [skills, projects] = await Promise.all([
    getCachedListRows(services.database, 'skill'),
    getCachedListRows(services.database, 'project'),
  ])
  const open = (rows: typeof skills) =>
    rows.filter((row) => !row.is_archived && isChildOf(row, query.career_field_id))
  return {
    skills: open(skills).map((row) => ({ skill_id: row.id, skill_name: row.label })),
    projects: open(projects).map((row) => ({ project_id: row.id, project_name: row.label })),
  }
}
