import { teamReviewDueAt } from '@fledge/domain/response-deadlines.ts'
import { initialCredits } from '@fledge/domain/credits/rules.ts'
import type { EventHandler, TextValue, Tx } from '../../platform/db/database.ts'
import { grant } from '../credits/public.ts'
import { createLinkToken } from '../sessions/public.ts'
import { adminsOf, timesApproved, waitOf } from './operator-store.ts'

async function tellAdmins(
  tx: Tx,
  company: string,
  kind: string,
  values: Readonly<Record<string, TextValue>>,
  link: string,
): Promise<void> {
  const admins = await tx.many(adminsOf, company)
  await tx.notify({ to: { users: admins.map((one) => one.user_id) }, kind, values, link })
}
const tell =
  (kind: string, link: string): EventHandler =>
  async (event, tx) =>
    tellAdmins(tx, event.subject, kind, { company: String(event.data?.['company'] ?? '') }, link)

/** Grants the first credits once, not again when a rejected company is approved later. */
const approved: EventHandler = async (event, tx) => {
  const before = await tx.one(timesApproved, event.subject)
  if ((before?.times ?? 1) <= 1) await grant(tx, event.subject, initialCredits, 'approval')
  await tellAdmins(
    tx,
    event.subject,
    'companies.approve',
    { company: String(event.data?.['company'] ?? ''), credits: initialCredits },
    '/company/dashboard',
  )
}

/** Returns the date by which a company in review gets a decision. */
async function answerDay(tx: Tx, company: string): Promise<TextValue> {
  const wait = await tx.one(waitOf, company)
  return {
    time: teamReviewDueAt(wait?.waiting_since ?? tx.now.toISOString()).toISOString(),
    as: 'day',
  }
}

const reopened: EventHandler = async (event, tx) =>
  tellAdmins(
    tx,
    event.subject,
    'companies.reopen',
    { company: String(event.data?.['company'] ?? ''), by: await answerDay(tx, event.subject) },
    '/company/dashboard',
  )

/**
 * Sends a link valid for 7 days that continues the registration. It leads to sign-in, which
 * requires a code first.
 */
const admitted: EventHandler = async (event, tx) => {
  const admins = await tx.many(adminsOf, event.subject)
  const by = await answerDay(tx, event.subject)
  for (const admin of admins) {
    const token = await createLinkToken(tx, 'admission', admin.email, {
      go: `/company/get-started?email=${encodeURIComponent(admin.email)}`,
    })
    await tx.notify({
      to: { users: [admin.user_id] },
      kind: 'companies.admit',
      values: { company: String(event.data?.['company'] ?? ''), by },
      link: `/company/get-started?token=${token}`,
      isEmailOnly: true,
    })
  }
}

export const companyReactions: Readonly<Record<string, EventHandler>> = {
  'company.approve': approved,
  'company.admit': admitted,
  'company.reject': tell('companies.reject', '/company/dashboard'),
  // Other features end what was not offered yet. Sent offers and internships continue.
  'company.expel': tell('companies.reject', '/company/dashboard'),
  'company.reopen': reopened,
}
