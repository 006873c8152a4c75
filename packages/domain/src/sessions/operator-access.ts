import { type OperatorAccess, type OperatorRole, operatorRoles, staffRoles } from './types.ts'

/**
 * Which roles of the programme team may use an endpoint or open a screen (spec/product.md): the one
 * table for the server, the policies and the browser.
 */
export const operatorAccess: Readonly<Record<OperatorAccess, readonly OperatorRole[]>> = {
  /** One's own account. */
  operator: operatorRoles,
  /** Batches and their people, read only; of a partner only its own. */
  'operator:batches': operatorRoles,
  /** Everyone and all batches, read only. */
  'operator:read': staffRoles,
  /** Companies, applications, offers and tasks. */
  'operator:review': ['REVIEWER', 'MANAGER'],
  /** Payments, refunds and credits. */
  'operator:finance': ['FINANCE', 'MANAGER'],
  /** Everything else: batches, the team, the log and the system. */
  'operator:manager': ['MANAGER'],
}

/** Whether a role includes an access level of the programme team. */
export const hasOperatorAccess = (role: OperatorRole, access: OperatorAccess): boolean =>
  operatorAccess[access].includes(role)

const refusals: Readonly<Record<OperatorAccess, string>> = {
  // Every role has these.
  operator: 'refused.operatorRole',
  'operator:batches': 'refused.operatorRole',
  'operator:read': 'refused.staffOnly',
  'operator:review': 'refused.reviewersOnly',
  'operator:finance': 'refused.financeOnly',
  'operator:manager': 'refused.managerOnly',
}

/** Returns the message key that says who may, to those who may not. */
export const getOperatorRefusal = (access: OperatorAccess): string => refusals[access]

/** Whether a message key says that a role does not include something. */
export const isRoleRefusal = (key: string): boolean => Object.values(refusals).includes(key)
