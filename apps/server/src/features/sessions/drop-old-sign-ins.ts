import { day } from '@fledge/kernel/dates.ts'
import type { Job } from '../../platform/http/handler.ts'
import { dropOldAttempts } from './store.ts'

/** Sign-ins with a provider that were begun and not finished are forgotten after a day. */
export const dropOldSignIns: Job = {
  name: 'sessions.dropOldSignIns',
  async run(tx) {
    await tx.run(dropOldAttempts, new Date(tx.now.getTime() - day).toISOString())
    return 0
  },
}
