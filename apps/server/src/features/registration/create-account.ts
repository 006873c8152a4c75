import type { registrationEndpoints } from '@fledge/contract/registration/endpoints.ts'
import { teamReviewDueAt, waitingListReviewDueAt } from '@fledge/domain/response-deadlines.ts'
import { memberCan } from '@fledge/domain/members/can.ts'
import { memberMachine } from '@fledge/domain/members/machine.ts'
import type { MemberStatus } from '@fledge/domain/members/types.ts'
import { companyCan } from '@fledge/domain/companies/can.ts'
import type { BodyOf } from '@fledge/kernel/endpoint.ts'
import { isTransition, type Transition } from '@fledge/kernel/machine.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/handler.ts'
import {
  refuseTransition,
  notFound,
  refuse,
  type Refusal,
  toRefusal,
} from '../../platform/http/refusal.ts'
import { newId } from '../../platform/ids.ts'
import { getCurrentAgreements, parseEmailDomain, isFreeEmail } from '../lookups/public.ts'
import { checkPocOptions } from '../members/public.ts'
import { linkRegistrationToUser, getSessionUser } from '../sessions/public.ts'
import { lockOpenRegistration } from './register-company.ts'
import * as store from './store.ts'

type Endpoints = typeof registrationEndpoints

/** Creates an account from the registration, as first administrator of its company. */
export const createCompanyUser: Handler<Endpoints['createCompanyUser']> = async ({
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
  await db.recordEvent({ transition: moved, subject: memberId, company: company.company_id })
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
  const answerBy = waits ? waitingListReviewDueAt : teamReviewDueAt
  await tx.notify({
    to: { users: [userId] },
    kind: waits ? 'companies.waitlist' : 'companies.registered',
    values: { company, by: { time: answerBy(tx.now.toISOString()).toISOString(), as: 'day' } },
    link: waits ? '/company/in-waiting-list' : '/company/onboarding',
  })
}

/** Creates the account of an invited colleague. The form is their entire onboarding. */
export const completeInvitation: Handler<Endpoints['completeInvitation']> = async ({
  actor,
  db,
  body,
  session,
  now,
}) => {
  const row = await lockOpenRegistration(db, actor)
  if ('code' in row) return row
  const member = actor.invitedMemberId
    ? await db.one(store.invitedForUpdate, actor.invitedMemberId)
    : undefined
  if (!member) return refuse('NOT_FOUND', { messageKey: 'registration.refused.notInvited' })
  const wrong = checkCanJoin(member, now) ?? (await checkPocOptions(db, body))
  if (wrong) return wrong
  const moved = memberMachine.transition('join', member.status, 'company')
  if (!isTransition(moved)) return refuseTransition(moved)
  const userId = await insertAccount(
    db,
    { email: row.email, utm: row.utm, country: member.country_id },
    body,
  )
  await linkRegistrationToUser(db, row.registration_id, userId)
  if ((await updateJoinedMember(db, member.member_id, moved, userId, body)) === 0) return notFound()
  await db.run(store.completeCompanyRegistration, row.registration_id, now.toISOString())
  await db.recordEvent({
    transition: moved,
    subject: member.member_id,
    company: member.company_id,
    data: {
      name: `${body.first_name} ${body.last_name}`,
      company: member.company_name,
      invited_by: member.invited_by,
    },
  })
  await session.start(userId)
  return getSessionUser(db, userId)
}

/** @returns the number of changed rows */
function updateJoinedMember(
  tx: Tx,
  id: string,
  { from, to }: Transition<MemberStatus>,
  userId: string,
  body: BodyOf<Endpoints['completeInvitation']>,
): Promise<number> {
  return tx.run(
    store.joinMember,
    id,
    from,
    to,
    userId,
    String(body.job_title_id),
    typeof body.job_title_id === 'string' ? (body.custom_job_title ?? null) : null,
    body.linkedin_url,
    body.proficient_language_ids,
    tx.now.toISOString(),
  )
}

function checkCanJoin(member: store.InvitedRow, now: Date): Refusal | undefined {
  const verdict = memberCan.join(
    {
      memberId: member.member_id,
      status: member.status,
      role: member.role,
      invitedAt: member.invited_at,
    },
    now,
  )
  if (verdict.allowed) return undefined
  return toRefusal(
    verdict,
    verdict.messageKey.startsWith('members.') ? 'CONFLICT' : 'ILLEGAL_TRANSITION',
  )
}

interface AccountSource {
  readonly email: string
  readonly utm: Readonly<Record<string, string>>
  readonly country: number | null
}

/**
 * Inserts the user and the accepted terms with version and time.
 * @returns the user's id
 */
async function insertAccount(
  db: Tx,
  who: AccountSource,
  person: {
    readonly first_name: string
    readonly last_name: string
    readonly phone?: string | null | undefined
    readonly time_zone: string
  },
): Promise<string> {
  const userId = newId(db.now)
  await db.run(
    store.insertCompanyUser,
    userId,
    who.email,
    person.first_name,
    person.last_name,
    person.phone ?? null,
    person.time_zone,
    who.country,
    JSON.stringify(who.utm),
    db.now.toISOString(),
  )
  const [terms] = await getCurrentAgreements(db, 'TERMS')
  if (terms)
    await db.run(store.insertCompanyTerms, userId, terms.kind, terms.version, db.now.toISOString())
  return userId
}
