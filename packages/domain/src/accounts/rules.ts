import { day } from '@fledge/kernel/dates.ts'

/**
 * Grace period before a requested account deletion, in milliseconds, in case the owner comes back
 * (docs/decisions/0017).
 */
export const eraseAfter = 14 * day
