import { planEndpoints } from '@fledge/contract/plans/endpoints.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { changePlanStatus } from './transition-plans.ts'
import { planEventHandlers } from './event-handlers.ts'
import { getPlan, listInterested, listPlanOptions, listPlans } from './read-plans.ts'
import { createPlan, saveDraft } from './save-plans.ts'
import { writeJobDescription } from './write-description.ts'

export const plansFeature = defineFeature(
  planEndpoints,
  {
    listPlans,
    getPlan,
    createPlan,
    saveDraft,
    changePlanStatus,
    writeJobDescription,
    listPlanOptions,
    listInterested,
  },
  { eventHandlers: planEventHandlers },
)
