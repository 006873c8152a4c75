import { creditEndpoints } from '@fledge/contract/credits/endpoints.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { creditEventHandlers } from './event-handlers.ts'
import { grantCredits } from './grant-credits.ts'
import { creditJobs } from './jobs.ts'
import {
  getCreditBalance,
  getInterviewCredit,
  listCreditLedger,
  listCreditMonths,
} from './read-credits.ts'
import { revokeCredits } from './revoke-credits.ts'

export const creditsFeature = defineFeature(
  creditEndpoints,
  {
    getCreditBalance,
    getInterviewCredit,
    listCreditLedger,
    listCreditMonths,
    grantCredits,
    revokeCredits,
  },
  { eventHandlers: creditEventHandlers, jobs: creditJobs },
)
