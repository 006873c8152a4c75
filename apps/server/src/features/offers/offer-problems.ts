import { dateProblems, startsTooSoon } from '@fledge/domain/offers/rules.ts'
import type { CompanyScope } from '@fledge/domain/sessions/words.ts'
import { dayIn } from '@fledge/kernel/dates.ts'
import type { Db } from '../../platform/db/database.ts'
import { refuse, type Refusal } from '../../platform/http/outcome.ts'
import { say } from '../../platform/texts.ts'
import type { Step1 } from './offer-terms.ts'
import { activeMembers, projectsOfCompany } from './store.ts'

interface Limits {
  readonly programme_start: string | null
  readonly programme_end: string | null
  readonly plan_zone: string
}

/** What is wrong with the days, as field → sentence; empty is a yes. */
export function dayProblems(facts: { starts_on: string; ends_on: string }, limits: Limits, now: Date): Record<string, string> {
  const { startsOn, endsOn } = dateProblems(facts.starts_on, facts.ends_on, { startsOn: limits.programme_start, endsOn: limits.programme_end })
  const soon = startsTooSoon(facts.starts_on, dayIn(now, limits.plan_zone)) ? 'offers.dates.past' : undefined
  const start = soon ?? startsOn
  return { ...(start ? { starts_on: say(start) } : {}), ...(endsOn ? { ends_on: say(endsOn) } : {}) }
}

/** What is wrong with step 1 beyond its shape, each at its field; undefined is a yes. */
export async function step1Problem(db: Db, company: CompanyScope, body: Step1, limits: Limits, now: Date): Promise<Refusal | undefined> {
  const fields = { ...dayProblems(body, limits, now) }
  if (body.is_paid && !body.stipend_amount) fields['stipend_amount'] = say('offers.missing.stipendAmount')
  if (body.is_paid && !body.stipend_currency) fields['stipend_currency'] = say('offers.missing.stipendCurrency')
  if (body.project_ids && body.project_ids.length > 0) {
    const known = new Set((await db.many(projectsOfCompany, company)).map((row) => row.project_id))
    if (body.project_ids.some((id) => !known.has(id))) fields['project_ids'] = say('offers.refused.unknownProject')
  }
  return Object.keys(fields).length > 0 ? refuse('VALIDATION', { fields }) : undefined
}

/** Supervisors are active colleagues, two different ones. */
export async function step2Problem(db: Db, company: CompanyScope, first: string, second: string | null): Promise<Refusal | undefined> {
  const known = new Set((await db.many(activeMembers, company)).map((row) => row.member_id))
  const fields: Record<string, string> = {}
  if (!known.has(first)) fields['supervisor_id'] = say('offers.refused.unknownSupervisor')
  if (second !== null && !known.has(second)) fields['second_supervisor_id'] = say('offers.refused.unknownSupervisor')
  if (second !== null && second === first) fields['second_supervisor_id'] = say('offers.refused.sameSupervisor')
  return Object.keys(fields).length > 0 ? refuse('VALIDATION', { fields }) : undefined
}
