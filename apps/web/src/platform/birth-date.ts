import { day } from '@fledge/contract/platform/schema.ts'
import { birthDateProblem } from '@fledge/domain/registration/rules.ts'
import type { Day } from '@fledge/kernel/dates.ts'
import { translate } from './use-texts.ts'

/** A birth date of somebody who may have an account on this day: what is wrong with it is said at once with all the rest, as the server would say it. */
export const birthDate = (today: Day) =>
  day.superRefine((value, ctx) => {
    // What is no day at all has been said to be none.
    const problem = day.safeParse(value).success ? birthDateProblem(value, today) : null
    if (problem !== null) ctx.addIssue({ code: 'custom', message: translate(problem) })
  })
