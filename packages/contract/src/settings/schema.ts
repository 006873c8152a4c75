import {
  settingNames,
  type SettingName,
  settingRules,
  type SettingRule,
} from '@fledge/domain/settings/types.ts'
import { z } from 'zod'
import { messageKey } from '../platform/message-keys.ts'
import { email, lookupId, text } from '../platform/schema.ts'

const settingValue = z.union([z.number(), z.string(), z.null(), z.array(lookupId).max(300)])

const bookingLink = z
  .union([
    text(500).pipe(z.url({ protocol: /^https$/, ...messageKey('problems.url') })),
    z.literal(''),
  ])
  .nullable()
  .transform((link) => link || null)

function toValueSchema(rule: SettingRule): z.ZodType<z.output<typeof settingValue>> {
  if (rule.kind === 'email') return email
  if (rule.kind === 'link') return bookingLink
  if (rule.kind === 'countries') return z.array(lookupId).max(300)
  const message = messageKey('problems.range', { min: rule.min, max: rule.max })
  return z.int(message).min(rule.min, message).max(rule.max, message)
}

/** Returns the schema of a setting's value, with the bounds of the domain. */
export const getSettingSchema = (name: SettingName) => toValueSchema(settingRules[name])

/** Body of a change; the value itself is checked by the schema of its setting. */
export const settingChangeBody = z.strictObject({
  value: settingValue,
  /** The value that the change is based on: another one is a conflict. */
  base: settingValue,
  note: text(1000).min(1, messageKey('problems.reason')),
})

const settingChange = z.object({
  at: z.string(),
  by: z.string().nullable(),
  from: settingValue,
  to: settingValue,
  /** Null once the retention of the log has cleared it. */
  note: z.string().nullable(),
})

/** A default of the programme, with its latest changes, newest first. */
export const settingView = z.object({
  name: z.enum(settingNames),
  value: settingValue,
  /** Value of a new installation. */
  default_value: settingValue,
  /** Names of the chosen countries, or of those left out if they are fewer; null for other values. */
  countries: z.object({ is_exception: z.boolean(), names: z.array(z.string()) }).nullable(),
  changes: z.array(settingChange),
})
export type SettingView = z.infer<typeof settingView>
