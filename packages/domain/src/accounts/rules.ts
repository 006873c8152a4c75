import { day } from '@fledge/kernel/dates.ts'

/** An account that is to be erased waits so long, in case its owner comes back (docs/decisions/0017). Milliseconds. */
export const eraseAfter = 14 * day
