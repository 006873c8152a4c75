import { z } from 'zod'
import { candidatureStages, stageColumns } from '@fledge/domain/candidatures/types.ts'
import { interviewStatuses } from '@fledge/domain/interviews/types.ts'
import { offerStatuses } from '@fledge/domain/offers/types.ts'
import { badgeFacts } from '../candidatures/schema.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { bodyPaging, uuid } from '../platform/schema.ts'

const waitKinds = [
  'INTEREST',
  'INTERVIEW_TO_PROPOSE',
  'INTERVIEW_TO_CONFIRM',
  'FEEDBACK_DUE',
  'CLAIM_TO_ANSWER',
  'OFFER_TO_MAKE',
  'OFFER_TO_REVISE',
  'OFFER_DRAFT',
  'OFFER_DECLINED',
  'OFFER_EXPIRED',
  'WEEK_DUE',
] as const
const person = {
  candidature_id: z.string().nullable(),
  intern_id: z.string(),
  name: z.string(),
  picture_url: z.string().nullable(),
  country_code: z.string().nullable(),
  time_zone: z.string(),
  plan_name: z.string(),
}

/** A task of this company with its deadline. */
const waiting = z.object({
  kind: z.enum(waitKinds),
  ...person,
  since: z.string(),
  due: z.string().nullable(),
  link: z.string(),
})
const update = z.object({
  id: z.int(),
  machine: z.string(),
  move: z.string(),
  by: z.enum(['company', 'intern', 'operator', 'system']),
  ...person,
  at: z.string(),
})
const columns = stageColumns.map((column) => column.id)

export const dashboardEndpoints = defineEndpoints({
  getHiringUpdates: {
    method: 'GET',
    path: 'dashboard/v1/hiring-updates',
    access: ['company'],
    summary: "Returns the company's pending tasks, what others are working on, and recent changes.",
    response: z.object({
      waits: z.array(waiting),
      waits_count: z.int(),
      others: z.object({
        interviews_with_interns: z.int(),
        claims_with_others: z.int(),
        offers_in_review: z.int(),
        offers_with_interns: z.int(),
        enrolments_with_interns: z.int(),
      }),
      updates: z.array(update),
    }),
    fromReplica: true,
  },
  listDashboardCandidates: {
    method: 'POST',
    path: 'dashboard/list-candidate',
    access: ['company'],
    mutates: false,
    summary: 'Returns candidates in progress, the most recently changed first.',
    body: z.strictObject({ plan_id: uuid.optional(), ...bodyPaging }),
    response: z.array(
      z.object({
        ...person,
        candidature_id: z.string(),
        stage: z.enum(candidatureStages),
        ...badgeFacts,
        stage_since: z.string(),
        plan_id: z.string(),
      }),
    ),
    paginated: true,
    fromReplica: true,
  },
  countHiring: {
    method: 'GET',
    path: 'dashboard/interviews/offers/count',
    access: ['company'],
    summary: 'Returns the number of interviews and offers by status, and the candidature funnel.',
    response: z.object({
      interviews: z.partialRecord(z.enum(interviewStatuses), z.int()),
      offers: z.partialRecord(z.enum(offerStatuses), z.int()),
      stages: z.partialRecord(z.enum(candidatureStages), z.int()),
      funnel: z.array(z.object({ column: z.enum(columns), reached: z.int() })),
    }),
    fromReplica: true,
  },
})
