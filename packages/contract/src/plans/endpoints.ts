import { z } from 'zod'
import { planStatuses } from '@fledge/domain/plans/types.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { emptyBody, paging, queryList, text, uuid } from '../platform/schema.ts'
import { planPageEndpoints } from './plan-page-endpoints.ts'
import {
  interestedRow,
  planDetail,
  planRow,
  planSaveBody,
  planStatusBody,
  jobDescriptionResult,
} from './schema.ts'

const lists = ['listPlans', 'getPlan', 'listPlanOptions', 'listChecklist']

const ownPlanEndpoints = defineEndpoints({
  listPlans: {
    method: 'GET',
    path: 'internship-plan',
    access: ['company'],
    summary: "Returns the company's plans by status.",
    query: z.strictObject({
      status: z.enum(planStatuses).optional(),
      search: text(100).optional(),
      ...paging,
    }),
    response: z.array(planRow),
    paginated: true,
    fromReplica: true,
  },
  getPlan: {
    method: 'GET',
    path: 'internship-plan/get-details/{id}',
    access: ['company'],
    summary: 'Returns a plan of the company.',
    params: z.strictObject({ id: uuid }),
    response: planDetail,
  },
  createPlan: {
    method: 'POST',
    path: 'internship-plan/v2/create',
    access: ['company:admin'],
    account: 'approved',
    summary: 'Saves and publishes a plan, or lists what is missing.',
    body: planSaveBody,
    response: planDetail,
    errors: ['INCOMPLETE', 'NOT_FOUND', 'ILLEGAL_TRANSITION'],
    invalidates: [...lists, 'getCompanyUser'],
  },
  saveDraft: {
    method: 'POST',
    path: 'internship-plan/create-draft',
    aliases: ['POST internship-plan/v2/create-draft'],
    access: ['company:admin'],
    summary: 'Saves a draft, which may be incomplete, or an edited plan.',
    body: planSaveBody,
    response: planDetail,
    errors: ['NOT_FOUND'],
    invalidates: lists,
  },
  changePlanStatus: {
    method: 'POST',
    path: 'internship-plan/update-status',
    aliases: ['POST internship-plan/v2/update-status'],
    access: ['company:admin'],
    summary: 'Moves a plan to another status, or discards a draft.',
    body: planStatusBody,
    response: emptyBody,
    errors: ['INCOMPLETE', 'NOT_FOUND', 'ILLEGAL_TRANSITION', 'PLAN_HAS_OPEN_CANDIDATURES'],
    invalidates: lists,
  },
  writeJobDescription: {
    method: 'POST',
    path: 'internship-plan/{id}/v1/generate-jd',
    access: ['company:admin'],
    mutates: false,
    summary:
      "Generates a job description from the plan's fields with the configured service or the built-in writer, without saving it.",
    params: z.strictObject({ id: uuid }),
    response: jobDescriptionResult,
  },
  listPlanOptions: {
    method: 'POST',
    path: 'host-company/internship-plan/list',
    access: ['company'],
    mutates: false,
    summary: "Returns the company's plans as options.",
    body: z.strictObject({ active_only: z.boolean().optional() }),
    response: z.array(
      z.object({
        internship_opportunity_name: z.string(),
        internship_opportunity_id: z.string(),
        is_active: z.union([z.literal(0), z.literal(1)]),
      }),
    ),
    paginated: true,
  },
  listInterested: {
    method: 'GET',
    path: 'internship-plan/interested-interns',
    access: ['company'],
    summary:
      'Returns interns who expressed interest and wait for a reply, the longest waiting first.',
    query: z.strictObject({
      io_ids: queryList(uuid).optional(),
      'io_ids[]': queryList(uuid).optional(),
      ...paging,
    }),
    response: z.array(interestedRow),
    paginated: true,
    fromReplica: true,
  },
})

export const planEndpoints = { ...ownPlanEndpoints, ...planPageEndpoints }
