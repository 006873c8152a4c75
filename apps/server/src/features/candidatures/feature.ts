import { candidatureEndpoints } from '@fledge/contract/candidatures/endpoints.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { getCandidatureCompany } from './get-candidature-company.ts'
import { saveCandidatureCompany } from './save-candidature-company.ts'
import { disqualify } from './disqualify.ts'
import { withdrawCandidature } from './withdraw-candidature.ts'
import { expressInterest } from './express-interest.ts'
import { candidatureJobs } from './jobs.ts'
import {
  getCandidatureIntern,
  listByHostCompany,
  listCandidatures,
  listInternCandidatures,
} from './read-candidatures.ts'
import { candidatureEventHandlers } from './event-handlers.ts'
import { getHostCompany, getInternStage, getStage } from './read-stage.ts'

export const candidaturesFeature = defineFeature(
  candidatureEndpoints,
  {
    listCandidatures,
    getCandidatureIntern,
    getCandidatureCompany,
    saveCandidatureCompany,
    getStage,
    disqualify,
    listInternCandidatures,
    getInternStage,
    getHostCompany,
    listByHostCompany,
    expressInterest,
    withdrawCandidature,
  },
  { eventHandlers: candidatureEventHandlers, jobs: candidatureJobs },
)
