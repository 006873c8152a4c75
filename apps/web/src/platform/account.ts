import { companyCan } from '@fledge/domain/companies/can.ts'
import { useUser } from './session.ts'

/** Whether the reader's company was not approved or has been ended: nothing new is begun then. */
export function useIsRefused(): boolean {
  const { company } = useUser()
  return company !== null && companyCan.isRefused(company.account_status)
}
