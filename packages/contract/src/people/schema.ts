import { applicationStatuses } from '@fledge/domain/applications/types.ts'
import { companyStatuses } from '@fledge/domain/companies/types.ts'
import { personStatuses, personTypes } from '@fledge/domain/people/types.ts'
import { z } from 'zod'

/** A person in the programme team's list, in whatever state. */
export const person = z.object({
  /** Id of the account, of the registration, or of the invited member. */
  id: z.string(),
  type: z.enum(personTypes),
  status: z.enum(personStatuses),
  /** Empty until the person has entered it. */
  name: z.string(),
  email: z.string(),
  created_at: z.string(),
  last_seen_at: z.string().nullable(),
  operator_role: z.enum(['REVIEWER', 'MANAGER']).nullable(),
  /** The intern's latest application. */
  application: z
    .object({
      application_id: z.string(),
      status: z.enum(applicationStatuses),
      batch_name: z.string(),
    })
    .nullable(),
  company: z
    .object({ company_id: z.string(), name: z.string(), status: z.enum(companyStatuses) })
    .nullable(),
})
export type Person = z.infer<typeof person>
