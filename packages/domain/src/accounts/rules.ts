import { dayMs } from '@fledge/kernel/dates.ts'

/**
 * Grace period before a requested account deletion, in milliseconds, in case the owner comes back
 * (docs/decisions/0017).
 */
export const eraseAfterMs = 14 * dayMs
