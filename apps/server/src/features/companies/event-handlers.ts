import { teamReviewDueAt } from '@fledge/domain/response-deadlines.ts'
import { initialCredits } from '@fledge/domain/credits/rules.ts'
import type { LooseEventHandler, Tx } from '../../platform/db/database.ts'
import type { TextValue } from '../../platform/mail/compose-mail.ts'
import { recordCreditGrant } from '../credits/public.ts'
import { createLinkToken } from '../sessions/public.ts'
import { companyAdmins, approvalCount, companyWaitingSince } from './operator-store.ts'

async function notifyCompanyAdmins(
  tx: Tx,
  company: string,
  kind: string,
  values: Readonly<Record<string, TextValue>>,
  link: string,
): Promise<void> {
  const admins = await tx.many(companyAdmins, company)
  await tx.notify({ to: { users: admins.map((one) => one.user_id) }, kind, values, link })
}
const createNotifier =
  (kind: string, link: string): LooseEventHandler =>
  async (event, tx) =>
    notifyCompanyAdmins(
      tx,
      event.subject,
      kind,
      { company: String(event.data?.['company'] ?? '') },
      link,
    )

/** Grants the first credits once, not again when a rejected company is approved later. */
const handleApproved: LooseEventHandler = async (event, tx) => {
  const before = await tx.one(approvalCount, event.subject)
  if ((before?.times ?? 1) <= 1)
    await recordCreditGrant(tx, event.subject, initialCredits, 'approval')
  await notifyCompanyAdmins(
    tx,
    event.subject,
    'companies.approve',
    { company: String(event.data?.['company'] ?? ''), credits: initialCredits },
    '/company/dashboard',
  )
}

/** Returns the date by which a company in review gets a decision. */
async function getDecisionDayValue(tx: Tx, company: string): Promise<TextValue> {
  const wait = await tx.one(companyWaitingSince, company)
  return {
    time: teamReviewDueAt(wait?.waiting_since ?? tx.now.toISOString()).toISOString(),
    as: 'day',
  }
}

const handleReopened: LooseEventHandler = async (event, tx) =>
  notifyCompanyAdmins(
    tx,
    event.subject,
    'companies.reopen',
    {
      company: String(event.data?.['company'] ?? ''),
      by: await getDecisionDayValue(tx, event.subject),
    },
    '/company/dashboard',
  )

/**
 * Sends a link valid for 7 days that continues the registration. It leads to sign-in, which
 * requires a code first.
 */
const handleAdmitted: LooseEventHandler = async (event, tx) => {
  const admins = await tx.many(companyAdmins, event.subject)
  const by = await getDecisionDayValue(tx, event.subject)
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

export const companyEventHandlers: Readonly<Record<string, LooseEventHandler>> = {
  'company.approve': handleApproved,
  'company.admit': handleAdmitted,
  'company.reject': createNotifier('companies.reject', '/company/dashboard'),
  // Other features end what was not offered yet. Sent offers and internships continue.
  'company.expel': createNotifier('companies.reject', '/company/dashboard'),
  'company.reopen': handleReopened,
}
