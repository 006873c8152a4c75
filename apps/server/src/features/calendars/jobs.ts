import { day } from '@fledge/kernel/dates.ts'
import type { Job } from '../../platform/http/handler.ts'
import * as grantStore from './grant-store.ts'

/** Consents that were never finished: their tokens go when their time is over, states a day later. */
const forget: Job = {
  name: 'calendars.forget',
  run: async (tx) => {
    await tx.run(grantStore.forgetStates, new Date(tx.now.getTime() - day).toISOString())
    await tx.run(grantStore.forgetGrants, tx.now.toISOString())
    return 0
  },
}

export const calendarJobs: readonly Job[] = [forget]
