import { z } from 'zod'
import { messageKey } from '../platform/message-keys.ts'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { daySchema, localTime } from '../platform/schema.ts'

const to = z.union([localTime, z.literal('24:00')])
const hours = z
  .strictObject({ from: localTime, to })
  .refine((span) => span.from < span.to, { ...messageKey('problems.order'), path: ['to'] })

export const availabilityBody = z.strictObject({
  weekly: z
    .array(
      z
        .strictObject({ weekday: z.int().min(1).max(7), from: localTime, to })
        .refine((span) => span.from < span.to, {
          ...messageKey('problems.order'),
          path: ['to'],
        }),
    )
    .max(70),
  exceptions: z.array(z.strictObject({ day: daySchema, hours: z.array(hours).max(10) })).max(120),
})
/**
 * Local times in the intern's own zone; weekday 1 is Monday; an exception without hours is a day
 * off.
 */
export const availabilityView = z.object({
  time_zone: z.string(),
  weekly: z.array(z.object({ weekday: z.int(), from: z.string(), to: z.string() })),
  exceptions: z.array(
    z.object({ day: z.string(), hours: z.array(z.object({ from: z.string(), to: z.string() })) }),
  ),
  saved_at: z.string().nullable(),
})

export const availabilityEndpoints = defineEndpoints({
  getAvailability: {
    method: 'GET',
    path: 'intern-service/availability',
    access: ['intern'],
    summary: "Returns the intern's weekly and dated interview times in their own time zone.",
    response: availabilityView,
  },
  saveAvailability: {
    method: 'POST',
    path: 'intern-service/availability',
    access: ['intern'],
    summary: "Replaces the intern's weekly and dated interview times.",
    body: availabilityBody,
    response: availabilityView,
    invalidates: ['getAvailability', 'sectionInfo', 'profileCompletion'],
  },
})
