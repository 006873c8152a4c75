import { flagNames, maxFlagUsers } from '@fledge/domain/flags/types.ts'
import { z } from 'zod'
import { messageKey } from '../platform/message-keys.ts'
import { text, uuid } from '../platform/schema.ts'

const percentageMessage = messageKey('problems.range', { min: 0, max: 100 })

/** For whom a feature is on. */
const flagState = z.strictObject({
  is_on: z.boolean(),
  /** Share of users who have the feature while it is off for everyone; the same ones each time. */
  percentage: z.int(percentageMessage).min(0, percentageMessage).max(100, percentageMessage),
  /** Users who always have it. */
  user_ids: z.array(uuid).max(maxFlagUsers),
})
export type FlagState = z.infer<typeof flagState>

export const flagChangeBody = z.strictObject({
  ...flagState.shape,
  /** The state that the change is based on: another one is a conflict. */
  base: flagState,
  note: text(1000).min(1, messageKey('problems.reason')),
})

const savedState = z.object(flagState.shape)

export const flagView = z.object({
  name: z.enum(flagNames),
  ...savedState.shape,
  /** Whether the provider that it needs is configured; otherwise it is off for everyone. */
  is_available: z.boolean(),
  users: z.array(z.object({ user_id: z.string(), name: z.string(), email: z.string() })),
  /** The latest change; null if it is as installed, or was changed before there was a log. */
  last_change: z
    .object({
      at: z.string(),
      by: z.string().nullable(),
      from: savedState,
      to: savedState,
      /** Null once the retention of the log has cleared it. */
      note: z.string().nullable(),
    })
    .nullable(),
})
export type FlagView = z.infer<typeof flagView>
