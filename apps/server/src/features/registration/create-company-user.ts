import type { registrationEndpoints } from '@fledge/contract/registration/endpoints.ts'
import { teamReviewDueAt, waitingListReviewDueAt } from '@fledge/domain/response-deadlines.ts'
import { memberEvents } from '@fledge/domain/members/events.ts'
import { memberMachine } from '@fledge/domain/members/machine.ts'
import { companyCan } from '@fledge/domain/companies/can.ts'
import { registrationCan } from '@fledge/domain/registration/can.ts'
import type { Registering } from '@fledge/domain/sessions/types.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { assertTransition, authorize, notFound } from '../../platform/http/app-error.ts'
import { newId } from '../../platform/ids.ts'
import { composeMail, type MailValues } from '../../platform/mail/compose-mail.ts'
import { setEmailDomain } from '../companies/public.ts'
import { parseEmailDomain, isFreeEmail } from '../lookups/public.ts'
import { insertFounder } from '../members/public.ts'
import { completeRegistration, getSessionUser, linkRegistrationToUser } from '../sessions/public.ts'
import { lockOpenRegistration } from './registration-state.ts'

import * as registrationQueries from './queries/registration.queries.ts'
import { insertAccount } from './insert-account.ts'

/** Creates an account from the registration, as first administrator of its company. */
export const createCompanyUser: Handler<typeof registrationEndpoints.createCompanyUser> = async ({
  actor,
  db,
  session,
  now,
}) => {
  const { row, poc, company } = await lockCompleteRegistration(db, actor)
  const promised = await claimDomain(db, company.company_id, row.email)
  const transition = assertTransition(memberMachine.transition('found', null, 'system'))
  const userId = await insertAccount(
    db,
    { email: row.email, utm: row.utm, country: company.country_id },
    poc,
  )
  await linkRegistrationToUser(db, row.registration_id, userId)
  const memberId = newId(now)
  await insertFounder(db, transition, {
    memberId,
    companyId: company.company_id,
    userId,
    email: row.email,
    answers: poc,
  })
  await db.recordEvent(memberEvents.found, {
    transition,
    subject: memberId,
    company: company.company_id,
  })
  await completeRegistration(db, row.registration_id)
  const isWaiting = companyCan.isWaiting(company.account_status)
  await notifyRegistered(db, userId, { ...promised, company: company.name, isWaiting })
  await (isWaiting ? session.end() : session.start(userId, 'C'))
  return getSessionUser(db, userId)
}

/** Returns the locked registration with its contact and its company, which it must have by now. */
async function lockCompleteRegistration(db: Tx, actor: Registering) {
  const row = await lockOpenRegistration(db, actor)
  const { poc } = row
  const company = row.company_id
    ? await db.one(registrationQueries.companyById, { company_id: row.company_id })
    : undefined
  authorize(
    registrationCan.createAccount({ hasPoc: poc !== null, hasCompany: company !== undefined }),
  )
  // The policy requires both; this narrows their types.
  if (!poc || !company) notFound()
  return { row, poc, company }
}

/**
 * Claims the email's domain for the company; free addresses have none. Returns the days in which the
 * programme team decides.
 * @throws ALREADY_EXISTS if another company has it
 */
async function claimDomain(db: Tx, company: string, email: string) {
  const domain = isFreeEmail(email) ? null : parseEmailDomain(email)
  if (domain) {
    await db.one(registrationQueries.lockDomain, { domain })
    const other = await db.one(registrationQueries.companyByDomain, { email_domain: domain })
    authorize(registrationCan.claimDomain(other !== undefined), 'ALREADY_EXISTS')
  }
  return setEmailDomain(db, company, domain)
}

interface Registered {
  readonly company: string
  readonly isWaiting: boolean
  readonly review_days: number
  readonly waiting_list_days: number
}

async function notifyRegistered(
  tx: Tx,
  userId: string,
  { company, isWaiting, review_days, waiting_list_days }: Registered,
): Promise<void> {
  const registeredAt = tx.now.toISOString()
  const dueAt = isWaiting
    ? waitingListReviewDueAt(registeredAt, waiting_list_days)
    : teamReviewDueAt(registeredAt, review_days)
  const values: MailValues<'companies.waitlist' | 'companies.registered'> = {
    company,
    by: { time: dueAt.toISOString(), as: 'day' },
  }
  await tx.notify({
    to: { users: [userId] },
    content: isWaiting
      ? composeMail('companies.waitlist', values)
      : composeMail('companies.registered', values),
    link: isWaiting ? '/company/in-waiting-list' : '/company/onboarding',
  })
}
