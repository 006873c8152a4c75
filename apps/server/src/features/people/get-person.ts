import type { peopleEndpoints } from '@fledge/contract/people/endpoints.ts'
import type { PersonDetails } from '@fledge/contract/people/schema.ts'
import { applicationCan } from '@fledge/domain/applications/can.ts'
import { outboxCan } from '@fledge/domain/outbox/can.ts'
import { personEvents } from '@fledge/domain/people/events.ts'
import { personNoteCan } from '@fledge/domain/people/note-can.ts'
import { formatReceiptNumber } from '@fledge/domain/payments/rules.ts'
import { hasAccount } from '@fledge/domain/people/types.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import { toActionMap } from '@fledge/kernel/policy-decision.ts'
import type { Db } from '../../platform/db/database.ts'
import { omitRepeatedWaits } from '../../platform/db/waits/repeated-waits.ts'
import { toWaitParams } from '../../platform/db/waits/waits.ts'
import { notFound } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { isUnreadable, toMailState } from '../../platform/mail/mail-state.ts'
import { describeSubject, renderSubject } from '../../platform/mail/render-mail.ts'
import { recordReading } from '../../platform/session/record-reading.ts'
import { readAccountControl } from '../accounts/public.ts'
import { readAccounts } from './read-accounts.ts'
import * as queries from './queries/people.queries.ts'

/**
 * Returns a person's page, with what belongs to accounts that were merged into it. The access to each
 * account is recorded before anything is returned, once for several readings in a row.
 */
export const getPerson: Handler<(typeof peopleEndpoints)['getPerson']> = async (ctx) => {
  const { actor, db, params } = ctx
  const account = (await db.one(queries.findPerson, { person_id: params.id })) ?? notFound()
  // Row-level security hides the profiles of other batches' interns from a partner.
  if (actor.partner && !account.intern_id) notFound()
  // A partner sees the accounts of its batches, each for itself.
  const accounts = actor.partner ? [account.id] : await readAccounts(db, account.id)
  for (const subject of accounts)
    await recordReading(ctx, personEvents.read, { subject, data: { type: account.type } })
  const records = account.intern_id
    ? await readRecords(ctx, account.intern_id, accounts)
    : noRecords
  if (actor.partner)
    return { ...toDetails(account, [], records), ...noActivity, account: null, notes: null }
  const [waits, activity] = [
    await readWaits(db, account),
    await readActivity(ctx, account.id, accounts),
  ]
  const control = await readAccountControl(db, actor, account.id)
  const notes = await readNotes(ctx, account, accounts)
  return { ...toDetails(account, waits, records), ...activity, account: control, notes }
}

async function readNotes(
  { actor, db }: Context,
  { id, type, status }: queries.PersonAccount,
  accounts: readonly string[],
): Promise<PersonDetails['notes']> {
  if (!hasAccount(status) || !personNoteCan.add(actor, { type }).allowed) return null
  const rows = await db.many(queries.personNotes, { user_id: id, user_ids: accounts })
  return rows.map(({ author_id, ...note }) => ({
    ...note,
    may: toActionMap({ remove: personNoteCan.remove(actor, { author_id }) }),
  }))
}

const readWaits = (db: Db, { id, intern_id: internId }: queries.PersonAccount) => {
  const times = toWaitParams(db.now)
  return internId
    ? db.many(queries.personWaits, { intern_id: internId, ...times })
    : db.many(queries.memberWaits, { person_id: id, ...times })
}

type Activity = Pick<PersonDetails, 'mails' | 'sessions' | 'agreements'>
type Records = Pick<
  PersonDetails,
  'applications' | 'candidatures' | 'interviews' | 'offers' | 'internships' | 'payments'
>
const noRecords: Records = {
  applications: [],
  candidatures: [],
  interviews: [],
  offers: [],
  internships: [],
  payments: [],
}

type Context = Parameters<typeof getPerson>[0]

async function readRecords(
  { db, actor }: Context,
  internId: string,
  accounts: readonly string[],
): Promise<Records> {
  const ids = { intern_id: internId }
  const [applications, candidatures, interviews, offers, internships, payments] = await Promise.all(
    [
      db.many(queries.personApplications, ids),
      db.many(queries.personCandidatures, ids),
      db.many(queries.personInterviews, ids),
      db.many(queries.personOffers, ids),
      db.many(queries.personInternships, { ...ids, now: db.now.toISOString() }),
      db.many(queries.personPayments, { user_id: accounts[0] ?? '', user_ids: accounts }),
    ],
  )
  return {
    applications: applications.map((row) => ({
      ...row,
      may: toActionMap({
        withdraw: applicationCan.withdrawByTeam(actor, row),
        moveToBatch: applicationCan.considerBatchMove(actor, row),
        correctLocked: applicationCan.correctLocked(actor, row),
      }),
    })),
    candidatures,
    interviews,
    offers,
    internships,
    payments: payments.map(({ receipt_number: number, ...payment }) => ({
      ...payment,
      receipt_number: number && formatReceiptNumber(number),
    })),
  }
}

/** What a partner is told of an account. */
const noActivity: Activity = { mails: [], sessions: [], agreements: [] }

/** What an account of any side has; registrations and invitations have none of it. */
async function readActivity(
  { actor, db }: Context,
  userId: string,
  accounts: readonly string[],
): Promise<Activity> {
  const [mails, sessions, agreements] = await Promise.all([
    db.many(queries.personMails, { user_id: userId, user_ids: accounts }),
    db.many(queries.personSessions, { user_id: userId, now: db.now.toISOString() }),
    db.many(queries.personAgreements, { user_id: userId }),
  ])
  return { mails: mails.map((row) => toMail(actor, row)), sessions, agreements }
}

const toMail = (actor: Operator, row: queries.PersonMail): PersonDetails['mails'][number] => {
  const state = toMailState(row)
  const isHidden = isUnreadable(row)
  return {
    id: row.id,
    state,
    subject: isHidden ? describeSubject(row.kind) : renderSubject(row),
    created_at: row.created_at,
    account: row.account,
    may: toActionMap({ resend: outboxCan.resend(actor, { state, isUnreadable: isHidden }) }),
  }
}

function toDetails(
  account: queries.PersonAccount,
  waits: readonly queries.PersonWait[],
  records: Records,
): Omit<PersonDetails, keyof Activity | 'account' | 'notes'> {
  const {
    intern_id: _,
    company_id: companyId,
    company_name: name,
    company_status: status,
    member_status: memberStatus,
    ...shown
  } = account
  return {
    ...shown,
    company:
      companyId && name !== null && status
        ? { company_id: companyId, name, status, member_status: memberStatus }
        : null,
    waits: omitRepeatedWaits(waits, (wait) => wait.company_name),
    ...records,
  }
}
