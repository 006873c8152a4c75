import { daySchema } from '@fledge/contract/platform/schema.ts'
import { validateBirthDate } from '@fledge/domain/registration/rules.ts'
import type { Day } from '@fledge/kernel/dates.ts'
import { translateKey } from '../platform/i18n/use-texts.ts'

/**
 * Schema of a birth date that is old enough on the given day. It reports a problem together with
 * all other fields, in the server's words.
 */
export const createBirthDateSchema = (today: Day) =>
  daySchema.superRefine((value, ctx) => {
    // Values that are not dates have been reported by the schema already.
    const problem = daySchema.safeParse(value).success ? validateBirthDate(value, today) : null
    if (problem !== null) ctx.addIssue({ code: 'custom', message: translateKey(problem) })
  })
