import { z } from 'zod'
import { objectives } from '@fledge/domain/status/types.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { daySchema, instant } from '../platform/schema.ts'

/** Percent of what was aimed at that succeeded; null if there was nothing to count. */
const share = z.number().nullable()
const objective = z.enum(objectives)

export const productStatus = z.object({
  checked_at: instant,
  /** Whether the database responds; otherwise the rest is as it was before. */
  is_database_available: z.boolean(),
  objectives: z.array(
    z.object({
      objective,
      goal: z.number(),
      share,
      days: z.array(z.object({ day: daySchema, share })),
    }),
  ),
  incidents: z.array(
    z.object({
      objective,
      kind: z.enum(['missed', 'silent']),
      starts_at: instant,
      ends_at: instant.nullable(),
    }),
  ),
})
export type ProductStatus = z.output<typeof productStatus>

export const statusEndpoints = defineEndpoints({
  getStatus: {
    method: 'GET',
    path: 'common-services/status',
    access: ['session', 'reg', 'public'],
    account: 'any',
    summary: 'Returns how sign-in, pages, changes and emails work now and worked in the last days.',
    response: productStatus,
  },
})
