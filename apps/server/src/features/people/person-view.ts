import type { Person } from '@fledge/contract/people/schema.ts'
import type { PersonRow } from './queries/people.queries.ts'

/** Returns a row of the list of people. */
export function toPerson(row: PersonRow): Person {
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
