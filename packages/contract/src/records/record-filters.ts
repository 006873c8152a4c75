import { applicationStatuses } from '@fledge/domain/applications/types.ts'
import { cohortStages } from '@fledge/domain/batches/cohort-counts.ts'
import { funnelPositions, funnelStages } from '@fledge/domain/batches/funnel-stages.ts'
import { seatAlertStates } from '@fledge/domain/batches/types.ts'
import { candidatureStages } from '@fledge/domain/candidatures/types.ts'
import { companyStatuses } from '@fledge/domain/companies/types.ts'
import { creditKinds } from '@fledge/domain/credits/types.ts'
import { internshipStatuses } from '@fledge/domain/internships/types.ts'
import { interviewStatuses } from '@fledge/domain/interviews/types.ts'
import { noShowSides } from '@fledge/domain/no-shows/types.ts'
import { offerStatuses } from '@fledge/domain/offers/types.ts'
import { planStatuses } from '@fledge/domain/plans/types.ts'
import { z } from 'zod'
import { daySchema, text, uuid } from '../platform/schema.ts'

const search = { search: text(100).optional() }
const company = { company: uuid.optional() }
const plan = { plan: uuid.optional() }
/** Filters of the lists of records. */
export const recordFilters = {
  companies: { status: z.enum(companyStatuses).optional(), ...search },
  applications: {
    status: z.enum(applicationStatuses).optional(),
    batch: uuid.optional(),
    /** The partner of their batch; `none` for batches without one. */
    partner: z.union([z.literal('none'), uuid]).optional(),
    /** Progress in their batch, as the list of batches counts it. */
    stage: z.enum(cohortStages).optional(),
    /** Who ever came as far as this stage of their batch. */
    reached: z.enum(funnelStages).optional(),
    /** Who is at this stage of their batch now. */
    at: z.enum(funnelPositions).optional(),
    ...search,
  },
  plans: { status: z.enum(planStatuses).optional(), ...company, ...search },
  candidatures: { status: z.enum(candidatureStages).optional(), ...company, ...plan, ...search },
  interviews: { status: z.enum(interviewStatuses).optional(), ...company, ...search },
  offers: { status: z.enum(offerStatuses).optional(), ...company, ...search },
  internships: {
    status: z.enum(internshipStatuses).optional(),
    batch: uuid.optional(),
    starts: daySchema.optional(),
    ...company,
    ...plan,
    ...search,
  },
  seatAlerts: {
    status: z.enum(seatAlertStates).optional(),
    batch: uuid.optional(),
    ...search,
  },
  noShows: { status: z.enum(noShowSides).optional(), ...company, ...search },
  credits: { status: z.enum(creditKinds).optional(), ...company, ...search },
}
