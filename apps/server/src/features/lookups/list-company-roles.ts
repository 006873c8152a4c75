import type { lookupEndpoints } from '@fledge/contract/lookups/endpoints.ts'
import { roleTable } from '@fledge/domain/lookups/role-table.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { translate } from '../../platform/texts.ts'

/** Returns the company roles, with the permissions of a new member of each. */
export const listCompanyRoles: Handler<(typeof lookupEndpoints)['listCompanyRoles']> = async () =>
  roleTable.map(({ role, may }) => ({
    role,
    name: translate(`lookups.role.${role}`),
    description: translate(`lookups.role.${role}.says`),
    may: may.map((level) => translate(`lookups.may.${level}`)),
  }))
