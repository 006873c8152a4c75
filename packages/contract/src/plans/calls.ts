import { z } from 'zod'
import { planStatuses } from '@fledge/domain/plans/types.ts'
import { defineCalls } from '../platform/call.ts'
import { nothing, paging, queryList, text, uuid } from '../platform/schema.ts'
import {
  interestedRow,
  planDetail,
  planRow,
  planSave,
  planStatusBody,
  writtenDescription,
} from './schema.ts'

const lists = ['listPlans', 'getPlan', 'listPlanOptions', 'listChecklist']

export const planCalls = defineCalls({
  listPlans: {
    method: 'GET',
    path: 'internship-plan',
    access: ['company'],
    says: 'Own plans by status.',
    query: z.strictObject({
      status: z.enum(planStatuses).optional(),
      search: text(100).optional(),
      ...paging,
    }),
    answer: z.array(planRow),
    counted: true,
  },
  getPlan: {
    method: 'GET',
    path: 'internship-plan/get-details/{id}',
    access: ['company'],
    says: 'One own plan.',
    params: z.strictObject({ id: uuid }),
    answer: planDetail,
  },
  createPlan: {
    method: 'POST',
    path: 'internship-plan/v2/create',
    access: ['company:admin'],
    account: 'approved',
    says: 'Saves a plan and publishes it; what is missing is listed.',
    body: planSave,
    answer: planDetail,
    changes: [...lists, 'getCompanyUser'],
  },
  saveDraft: {
    method: 'POST',
    path: 'internship-plan/create-draft',
    aliases: ['POST internship-plan/v2/create-draft'],
    access: ['company:admin'],
    says: 'Saves a draft or an edited plan, any step of a draft incomplete.',
    body: planSave,
    answer: planDetail,
    changes: lists,
  },
  changePlanStatus: {
    method: 'POST',
    path: 'internship-plan/update-status',
    aliases: ['POST internship-plan/v2/update-status'],
    access: ['company:admin'],
    says: 'Publishes, pauses, resumes, archives, restores or discards.',
    body: planStatusBody,
    answer: nothing,
    changes: lists,
  },
  writeJobDescription: {
    method: 'POST',
    path: 'internship-plan/{id}/v1/generate-jd',
    access: ['company:admin'],
    changing: false,
    says: "A job description written from the plan's own fields, by the configured service or the built-in writer; nothing is saved.",
    params: z.strictObject({ id: uuid }),
    answer: writtenDescription,
  },
  listPlanOptions: {
    method: 'POST',
    path: 'host-company/internship-plan/list',
    access: ['company'],
    changing: false,
    says: 'Plans as options.',
    body: z.strictObject({ active_only: z.boolean().optional() }),
    answer: z.array(
      z.object({
        internship_opportunity_name: z.string(),
        internship_opportunity_id: z.string(),
        is_active: z.union([z.literal(0), z.literal(1)]),
      }),
    ),
    counted: true,
  },
  listInterested: {
    method: 'GET',
    path: 'internship-plan/interested-interns',
    access: ['company'],
    says: 'Interns who expressed interest and wait for an answer, the longest waiting first.',
    query: z.strictObject({
      io_ids: queryList(uuid).optional(),
      'io_ids[]': queryList(uuid).optional(),
      ...paging,
    }),
    answer: z.array(interestedRow),
    counted: true,
  },
})
