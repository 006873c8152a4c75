import type { CompanyRow } from './store.ts'

/** The company as the one who registers it sees it. */
export function companyView(row: CompanyRow) {
  const { logo_file_id, ...rest } = row
  return { ...rest, logo_url: logo_file_id ? `/backend/files/${logo_file_id}` : null }
}
