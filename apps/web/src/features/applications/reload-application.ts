import type { ApplicationView } from '@fledge/contract/applications/schema.ts'
import { client } from '../../platform/http/client.ts'
import { invalidateEndpoints } from '../../platform/query/query.ts'

/** Queries that show the fields of a section. */
const sectionQueries = ['getApplication', 'getQuestions', 'skillSection', 'getBasicInfo'] as const

/** Loads the application again after someone else changed it, for all who show it. */
export async function reloadApplication(): Promise<ApplicationView> {
  const [{ payload }] = await Promise.all([
    client.applications.getApplication(),
    invalidateEndpoints(sectionQueries),
  ])
  return payload
}
