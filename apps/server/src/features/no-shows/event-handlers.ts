import type { MailKind, TextValue } from '@fledge/contract/mails.ts'
import { buildPath, paths } from '@fledge/contract/paths.ts'
import { displayName } from '@fledge/domain/candidatures/rules.ts'
import { interviewEvents } from '@fledge/domain/interviews/events.ts'
import { noShowEvents } from '@fledge/domain/no-shows/events.ts'
import {
  getNoShowContestDueAt,
  getNoShowStep,
  type NoShowStatus,
} from '@fledge/domain/no-shows/rules.ts'
import type { NoShowDecision, NoShowSide } from '@fledge/domain/no-shows/types.ts'
import { isRejected } from '@fledge/domain/sessions/types.ts'
import type { EventHandler, EventSubscription, Tx } from '../../platform/db/database.ts'
import { on } from '../../platform/db/events.ts'
import { composeMail, type MailContent } from '../../platform/mail/compose-mail.ts'
import { newId } from '../../platform/ids.ts'
import { readSettings } from '../settings/public.ts'
import { getBookingStatus, listAffectedUsers, toNoShowFacts } from './public.ts'
import * as store from './queries/no-shows.queries.ts'

const getNoShowLink = (row: store.NoShowRow) =>
  row.side === 'company'
    ? buildPath(paths.company.candidate, { candidate: row.candidature_id }, { tab: 'interviews' })
    : buildPath(paths.intern.candidature, { candidatureId: row.candidature_id })

/** Notifies the side that missed: the intern, or the interviewers and administrators. */
async function notifyMissingSide(
  tx: Tx,
  row: store.NoShowRow,
  content: MailContent,
): Promise<void> {
  const users =
    row.side === 'intern' ? [row.intern_user_id] : await listAffectedUsers(tx, row.interview_id)
  await tx.notify({ to: { users }, content, link: getNoShowLink(row) })
}

const toNoShowMailValues = (row: store.NoShowRow) => ({
  intern: displayName(row.intern_first_name, row.intern_last_name, row.is_name_visible),
  company: row.company_name,
  time: { time: row.starts_at ?? row.recorded_at },
})
const toDayValue = (at: Date): TextValue => ({ time: at.toISOString(), as: 'day' })
const toMissingParty = (row: store.NoShowRow) =>
  row.side === 'company' ? { company: row.company_id } : { intern: row.intern_id }

/** Records the suspension. The interviews feature cancels agreed and proposed interviews. */
async function suspendBooking(
  tx: Tx,
  row: store.NoShowRow,
  { overUntil }: NoShowStatus,
): Promise<void> {
  if (overUntil)
    await tx.recordEvent(noShowEvents.endSeason, {
      subject: row.no_show_id,
      company: row.company_id,
      intern: row.intern_id,
      reason: 'BOOKING_SUSPENDED',
      data: { side: row.side },
    })
}

/** Records a no-show for a side and notifies it of the consequences. */
const createRecordHandler =
  (side: NoShowSide): EventHandler =>
  async ({ subject }, tx) => {
    const now = tx.now.toISOString()
    const settings = await readSettings(tx)
    if (
      (await tx.run(store.insertNoShow, {
        no_show_id: newId(tx.now),
        interview_id: subject,
        side,
        counting_days: settings.no_show_counting_days,
        contest_days: settings.no_show_contest_days,
        now,
      })) === 0
    )
      return
    const row = await tx.one(store.noShowOfInterview, { interview_id: subject })
    if (!row) return
    const { status } = await getBookingStatus(tx, toMissingParty(row))
    await notifyConsequences(tx, row, status)
    await suspendBooking(tx, row, status)
  }

/** Skips rejected companies, which can neither explain nor contest a no-show. */
async function notifyConsequences(
  tx: Tx,
  row: store.NoShowRow,
  status: NoShowStatus,
): Promise<void> {
  if (row.side === 'company' && isRejected(row.company_status)) return
  const values = {
    ...toNoShowMailValues(row),
    contestBy: toDayValue(getNoShowContestDueAt(toNoShowFacts(row))),
    answerBy: toDayValue(status.answerBy ?? tx.now),
    until: toDayValue(status.overUntil ?? tx.now),
  }
  const step = getNoShowStep(status.count)
  if (step === 'explain') await notifyMissingSide(tx, row, composeMail('noShows.explain', values))
  if (step === 'operator') await notifyMissingSide(tx, row, composeMail('noShows.review', values))
  if (step === 'season-over') await notifyMissingSide(tx, row, composeMail('noShows.over', values))
}

const mailByDecision = {
  EXCUSE: 'noShows.EXCUSE',
  GO_ON: 'noShows.GO_ON',
  END_SEASON: 'noShows.END_SEASON',
} as const satisfies Readonly<Record<NoShowDecision, MailKind>>

const notifyDecision: EventHandler = async (event, tx) => {
  const row = await tx.one(store.noShowForUpdate, {
    no_show_id: event.subject,
    company_id: null,
    intern_id: null,
  })
  if (!row?.decision) return
  const { status } = await getBookingStatus(tx, toMissingParty(row))
  const content = composeMail(mailByDecision[row.decision], {
    ...toNoShowMailValues(row),
    note: event.note ?? '',
    until: toDayValue(status.overUntil ?? tx.now),
  })
  await notifyMissingSide(tx, row, content)
  await suspendBooking(tx, row, status)
}

export const noShowEventHandlers: readonly EventSubscription[] = [
  on(interviewEvents.recordInternNoShow, createRecordHandler('intern')),
  on(interviewEvents.recordCompanyNoShow, createRecordHandler('company')),
  on(noShowEvents.decide, notifyDecision),
]
