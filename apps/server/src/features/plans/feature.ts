import { planEndpoints } from '@fledge/contract/plans/endpoints.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { changePlanStatus } from './change-plan-status.ts'
import { planEventHandlers } from './event-handlers.ts'
import { getPlan, listInterested, listPlanOptions, listPlans } from './read-plans.ts'
import { getPlanPage, listPlanEvents } from './read-plan-page.ts'
import { createPlan } from './create-plan.ts'
import { saveDraft } from './save-draft.ts'
import { writeJobDescription } from './write-job-description.ts'

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
    getPlanPage,
    listPlanEvents,
  },
  { eventHandlers: planEventHandlers },
)
