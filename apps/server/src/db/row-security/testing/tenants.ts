import type { AnyActor, CompanyScope, InternScope } from '@fledge/domain/sessions/types.ts'
import type { TestServer } from '../../../platform/testing/harness.ts'
import { aTenant, type Tenant } from '../../../test/system/tenant.ts'

export const createOwnTenant = (server: TestServer): Promise<Tenant> => aTenant(server, 'own-mark')

/**
 * Creates another tenant of which nothing may be seen: its company is not approved, its plans are
 * not published, and its intern is not in browse.
 */
export async function createHiddenTenant(server: TestServer): Promise<Tenant> {
  const other = await aTenant(server, 'other-mark')
  const { companyId } = other.company
  await server.pool.query('delete from intern_search where intern_id = $1', [other.intern.internId])
  await server.pool.query("update plans set status = 'DRAFT' where company_id = $1", [companyId])
  await server.pool.query(
    "update companies set status = 'PENDING_APPROVAL' where company_id = $1",
    [companyId],
  )
  return other
}

// The scopes are of rows that the test created.
export const toCompanyActor = ({ company, supervisor }: Tenant): AnyActor => ({
  kind: 'company',
  userId: supervisor.userId,
  memberId: supervisor.memberId,
  company: company.companyId as CompanyScope,
  role: 'ADMIN',
  permissions: [],
  companyStatus: 'APPROVED',
})

// As above.
export const toInternActor = ({ intern }: Tenant): AnyActor => ({
  kind: 'intern',
  userId: intern.userId,
  intern: intern.internId as InternScope,
})
