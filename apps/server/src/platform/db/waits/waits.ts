import { getNoShowCountingStart } from '@fledge/domain/no-shows/rules.ts'
import { overdueKinds } from '@fledge/domain/overdue/types.ts'
import { accountWaits } from './account-waits.ts'
import { applicationWaits } from './application-waits.ts'
import { candidatureWaits } from './candidature-waits.ts'
import { companyWaits } from './company-waits.ts'
import { internshipWaits } from './internship-waits.ts'
import { interviewWaits } from './interview-waits.ts'
import { messageWaits } from './message-waits.ts'
import { noShowWaits } from './no-show-waits.ts'
import { offerWaits } from './offer-waits.ts'
import { paymentWaits } from './payment-waits.ts'
import { privacyWaits } from './privacy-waits.ts'
import { reportWaits } from './report-waits.ts'
import { toWaitSql, type Wait } from './wait.ts'

// Everything that waits for someone, with its deadline (spec/states.md: no one is forgotten). One row
// for each: kind, id, side, since, due_at, late_from, company_id, intern_id, batch_id, owner_id. The
// programme team's lists show a wait from late_from on. A query that names the kinds reads their
// tables only, because PostgreSQL drops the parts whose kind cannot match.

const waits = [
  ...applicationWaits,
  ...companyWaits,
  ...candidatureWaits,
  ...interviewWaits,
  ...noShowWaits,
  ...offerWaits,
  ...internshipWaits,
  ...paymentWaits,
  ...messageWaits,
  ...privacyWaits,
  ...accountWaits,
  ...reportWaits,
]

/** The owner is the operator who takes care of it; only the programme team's waits have one. */
const toWaitsSql = (parts: readonly Wait[]) =>
  `select v.*, h.owner_id from (${parts.map(toWaitSql).join('\n union all ')}) v left join wait_owners h on h.kind = v.kind and h.subject_id = v.id`

/**
 * All waits, overdue or not. `:now` is the current time; no missed interview from before
 * `:no_shows_since` counts, whatever its days.
 */
export const waitsSql = toWaitsSql(waits)

/** Those of candidatures, which PostgreSQL plans in a fraction of the time. */
export const candidatureWaitsSql = toWaitsSql(waits.filter(({ kind }) => kind === 'CANDIDATURE'))

/** Values of the parameters of `waitsSql`. */
export const toWaitParams = (now: Date) => ({
  now: now.toISOString(),
  no_shows_since: getNoShowCountingStart(now).toISOString(),
})

/** The kinds of the programme team's lists: `w.kind in (…)`. */
export const overdueKindsSql = overdueKinds.map((kind) => `'${kind}'`).join(', ')
