import { sessionCan } from '@fledge/domain/sessions/can.ts'
import type { CompanyMember, CompanyScope } from '@fledge/domain/sessions/words.ts'
import styles from '../../platform/shell/shell.module.css'
import { useUser } from '../../platform/session.ts'
import { say } from '../../platform/use-texts.ts'

/** The seeds' notice above every screen while the account is not approved: reviewing, or not approved (seed 000 §8). */
export function AccountNotice() {
  const user = useUser()
  if (!user.company) return null
  const member: CompanyMember = {
    // The verdict reads the company's status alone; the scope is only minted on the server, and nothing here is sent there.
    kind: 'company', userId: user.user_id ?? '', memberId: '', company: user.company.company_id as CompanyScope, role: 'SUPERVISOR', permissions: user.permissions, companyStatus: user.company.account_status,
  }
  const verdict = sessionCan.callAsCompany(member, 'approved')
  return verdict.yes ? null : <p className={styles['offline']} role="status">{say(verdict.because)}</p>
}
