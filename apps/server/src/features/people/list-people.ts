import type { peopleEndpoints } from '@fledge/contract/people/endpoints.ts'
import type { Person } from '@fledge/contract/people/schema.ts'
import { readKeyset } from '../../platform/db/list-query.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toKeysetResult } from '../../platform/http/response.ts'
import type { PersonRow } from './queries/people.queries.ts'
import { peopleList } from './store.ts'

/** Returns everyone the programme team can look up, whatever they have reached. */
export const listPeople: Handler<(typeof peopleEndpoints)['listPeople']> = async ({
  actor,
  db,
  query,
}) => {
  const page = await readKeyset(db, peopleList, {
    scope: { operator: actor.operator },
    filters: { type: query.type, application: query.application, search: query.search },
    paging: query,
  })
  return toKeysetResult(page.rows.map(toPerson), page)
}

function toPerson(row: PersonRow): Person {
  const {
    application_id: applicationId,
    application_status: applicationStatus,
    company_id: companyId,
  } = row
  return {
    id: row.id,
    type: row.type,
    status: row.status,
    name: row.name,
    email: row.email,
    created_at: row.created_at,
    last_seen_at: row.last_seen_at,
    operator_role: row.operator_role,
    application:
      applicationId && applicationStatus
        ? {
            application_id: applicationId,
            status: applicationStatus,
            batch_name: row.batch_name ?? '',
          }
        : null,
    company:
      companyId && row.company_status
        ? { company_id: companyId, name: row.company_name ?? '', status: row.company_status }
        : null,
  }
}
