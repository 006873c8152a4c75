import type { lookupEndpoints } from '@fledge/contract/lookups/endpoints.ts'
import { roleTable } from '@fledge/domain/lookups/role-table.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { say } from '../../platform/texts.ts'

/** The roles of a company, with what a new member of each may do. */
export const listCompanyRoles: Handler<(typeof lookupEndpoints)['listCompanyRoles']> = async () =>
  roleTable.map(({ role, may }) => ({
    role,
    name: say(`lookups.role.${role}`),
    description: say(`lookups.role.${role}.says`),
    may: may.map((word) => say(`lookups.may.${word}`)),
  }))
