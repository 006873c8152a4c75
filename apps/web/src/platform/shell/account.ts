import { companyCan } from '@fledge/domain/companies/can.ts'
import { useUser } from './session.ts'

/** Whether the user's company was refused or closed, in which case it cannot start anything new. */
export function useIsCompanyRefused(): boolean {
  const { company } = useUser()
  return company !== null && companyCan.isRefused(company.account_status)
}
