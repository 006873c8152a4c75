import type { registrationEndpoints } from '@fledge/contract/registration/endpoints.ts'
import { teamReviewDueAt, waitingListReviewDueAt } from '@fledge/domain/response-deadlines.ts'
import { memberEvents } from '@fledge/domain/members/events.ts'
import { memberMachine } from '@fledge/domain/members/machine.ts'
import type { MemberStatus } from '@fledge/domain/members/types.ts'
import { companyCan } from '@fledge/domain/companies/can.ts'
import { isTransition } from '@fledge/kernel/machine.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { refuseTransition, refuse } from '../../platform/http/refusal.ts'
import { newId } from '../../platform/ids.ts'
import { composeMail, type MailValues } from '../../platform/mail/compose-mail.ts'
import { parseEmailDomain, isFreeEmail } from '../lookups/public.ts'
import { linkRegistrationToUser, getSessionUser } from '../sessions/public.ts'
import { lockOpenRegistration } from './registration-state.ts'
import * as store from './store.ts'
import { insertAccount } from './insert-account.ts'

/** Creates an account from the registration, as first administrator of its company. */
export const createCompanyUser: Handler<typeof registrationEndpoints.createCompanyUser> = async ({
  actor,
  db,
  session,
  now,
}) => {
  const row = await lockOpenRegistration(db, actor)
  if ('code' in row) return row
  if (!row.poc) return refuse('CONFLICT', { messageKey: 'registration.refused.pocFirst' })
  const company = row.company_id ? await db.one(store.companyById, row.company_id) : undefined
  if (!company) return refuse('CONFLICT', { messageKey: 'registration.refused.companyFirst' })
  const domain = isFreeEmail(row.email) ? null : parseEmailDomain(row.email)
  if (domain) {
    await db.one(store.lockDomain, domain)
    if (await db.one(store.companyByDomain, domain))
      return refuse('ALREADY_EXISTS', { messageKey: 'registration.refused.companyThere' })
  }
  const moved = memberMachine.transition('found', null, 'system')
  if (!isTransition(moved)) return refuseTransition(moved)
  await db.run(store.claimDomain, company.company_id, domain, now.toISOString())
  const userId = await insertAccount(
    db,
    { email: row.email, utm: row.utm, country: company.country_id },
    row.poc,
  )
  await linkRegistrationToUser(db, row.registration_id, userId)
  const memberId = newId(now)
  await insertFounder(db, { ...row, poc: row.poc }, company.company_id, {
    memberId,
    userId,
    status: moved.to,
  })
  await db.recordEvent(memberEvents.found, {
    transition: moved,
    subject: memberId,
    company: company.company_id,
  })
  await db.run(store.completeCompanyRegistration, row.registration_id, now.toISOString())
  const waits = companyCan.isWaiting(company.account_status)
  await notifyRegistered(db, userId, company.name, waits)
  await (waits ? session.end() : session.start(userId))
  return getSessionUser(db, userId)
}

async function insertFounder(
  tx: Tx,
  { email, poc }: { readonly email: string; readonly poc: store.PocAnswers },
  company: string,
  member: {
    readonly memberId: string
    readonly userId: string
    readonly status: MemberStatus | null
  },
): Promise<void> {
  await tx.run(
    store.insertFounder,
    member.memberId,
    company,
    member.userId,
    email,
    member.status,
    String(poc.job_title_id),
    poc.custom_job_title ?? null,
    poc.linkedin_url,
    poc.proficient_language_ids ?? [],
    poc.hiring_reason_ids ?? [],
    tx.now.toISOString(),
  )
}

async function notifyRegistered(
  tx: Tx,
  userId: string,
  company: string,
  waits: boolean,
): Promise<void> {
  const dueAt = waits ? waitingListReviewDueAt : teamReviewDueAt
  const values: MailValues<'companies.waitlist' | 'companies.registered'> = {
    company,
    by: { time: dueAt(tx.now.toISOString()).toISOString(), as: 'day' },
  }
  await tx.notify({
    to: { users: [userId] },
    content: waits
      ? composeMail('companies.waitlist', values)
      : composeMail('companies.registered', values),
    link: waits ? '/company/in-waiting-list' : '/company/onboarding',
  })
}
