import type { RegisteringCompanyRow } from './queries/registration.queries.ts'

/** Returns the company as visible to the person registering it. */
export function toRegisteringCompanyView(row: RegisteringCompanyRow) {
  const { logo_file_id, ...rest } = row
  return { ...rest, logo_url: logo_file_id ? `/backend/files/${logo_file_id}` : null }
}
