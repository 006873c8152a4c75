import type { TextValue } from '@fledge/contract/mails.ts'
import { accountEvents } from '@fledge/domain/accounts/events.ts'
import { companyEvents } from '@fledge/domain/companies/events.ts'
import type { EventDataOf } from '@fledge/kernel/events.ts'
import { reviewDays, teamReviewDueAt } from '@fledge/domain/response-deadlines.ts'
import type { EventHandler, EventSubscription, Tx } from '../../platform/db/database.ts'
import { on, onEach } from '../../platform/db/events.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { recordCreditGrant } from '../credits/public.ts'
import { readSettings } from '../settings/public.ts'
import { createLinkToken } from '../sessions/public.ts'
import { clearAccountManager } from './queries/company-page.queries.ts'
import { notifyCompanyAdmins } from './notify-company.ts'
import { companyAdmins, approvalCount, companyWaitingSince } from './queries/operator.queries.ts'
import { closeQuestions } from './queries/questions.queries.ts'

type DecisionHandler = EventHandler<{ readonly company: string }>

const notifyRejected: DecisionHandler = async (event, tx) =>
  notifyCompanyAdmins(tx, event.subject, {
    content: composeMail('companies.reject', { company: event.data.company }),
  })

/** Grants the first credits once, not again when a rejected company is approved later. */
const handleApproved: DecisionHandler = async (event, tx) => {
  const { initial_credits: credits } = await readSettings(tx)
  const before = await tx.one(approvalCount, { subject_id: event.subject })
  if ((before?.times ?? 1) <= 1) await recordCreditGrant(tx, event.subject, credits, 'approval')
  await notifyCompanyAdmins(tx, event.subject, {
    content: composeMail('companies.approve', { company: event.data.company, credits }),
  })
}

/** Returns the date by which a company in review gets a decision. */
async function getDecisionDayValue(tx: Tx, company: string): Promise<TextValue> {
  const wait = await tx.one(companyWaitingSince, { company_id: company })
  const due = teamReviewDueAt(
    wait?.waiting_since ?? tx.now.toISOString(),
    wait?.review_days ?? reviewDays.usual,
  )
  return { time: due.toISOString(), as: 'day' }
}

const handleReopened: DecisionHandler = async (event, tx) =>
  notifyCompanyAdmins(tx, event.subject, {
    content: composeMail('companies.reopen', {
      company: event.data.company,
      by: await getDecisionDayValue(tx, event.subject),
    }),
  })

/** Sends the points with the date for the reply. */
const handleAsked: EventHandler<EventDataOf<typeof companyEvents.ask>> = async (event, tx) => {
  const { company, due_at: time, points } = event.data
  await notifyCompanyAdmins(tx, event.subject, {
    content: composeMail('companies.ask', { company, by: { time, as: 'day' } }),
    rows: points.map((point, at) => [String(at + 1), point]),
  })
}

/** What was asked for belongs to the review that has just ended. */
const endQuestions: DecisionHandler = async (event, tx) => {
  await tx.run(closeQuestions, { company_id: event.subject, now: tx.now.toISOString() })
}

/**
 * Sends a link valid for 7 days that continues the registration. It leads to sign-in, which
 * requires a code first.
 */
const handleAdmitted: DecisionHandler = async (event, tx) => {
  const admins = await tx.many(companyAdmins, { company_id: event.subject })
  const by = await getDecisionDayValue(tx, event.subject)
  for (const admin of admins) {
    const token = await createLinkToken(tx, 'admission', admin.email, {
      go: `/company/get-started?email=${encodeURIComponent(admin.email)}`,
    })
    await tx.notify({
      to: { users: [admin.user_id] },
      content: composeMail('companies.admit', { company: event.data.company, by }),
      link: `/company/get-started?token=${token}`,
      isEmailOnly: true,
    })
  }
}

export const companyEventHandlers: readonly EventSubscription[] = [
  // Someone who leaves the programme team is no longer the account manager of any company.
  on(accountEvents.deactivate, async (event, tx) => {
    await tx.run(clearAccountManager, { account_manager_id: event.subject })
  }),
  on(companyEvents.approve, handleApproved),
  on(companyEvents.admit, handleAdmitted),
  on(companyEvents.ask, handleAsked),
  ...onEach([companyEvents.approve, companyEvents.reject], endQuestions),
  // After `expel`, other features end what was not offered yet. Sent offers and internships continue.
  ...onEach([companyEvents.reject, companyEvents.expel], notifyRejected),
  on(companyEvents.reopen, handleReopened),
]
