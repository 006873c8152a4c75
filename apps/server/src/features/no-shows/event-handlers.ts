import { buildPath, paths } from '@fledge/contract/paths.ts'
import { displayName } from '@fledge/domain/candidatures/rules.ts'
import {
  getNoShowContestDueAt,
  getNoShowStep,
  type NoShowStatus,
} from '@fledge/domain/no-shows/rules.ts'
import type { NoShowSide } from '@fledge/domain/no-shows/types.ts'
import { isRejected } from '@fledge/domain/sessions/types.ts'
import type { LooseEventHandler, Tx } from '../../platform/db/database.ts'
import type { TextValue } from '../../platform/mail/compose-mail.ts'
import { newId } from '../../platform/ids.ts'
import { getBookingStatus, listAffectedUsers, toNoShowFacts } from './public.ts'
import * as store from './store.ts'

const getNoShowLink = (row: store.NoShowRow) =>
  row.side === 'company'
    ? buildPath(paths.company.candidate, { candidate: row.candidature_id }, { tab: 'interviews' })
    : buildPath(paths.intern.candidature, { candidatureId: row.candidature_id })

/** Notifies the side that missed: the intern, or the interviewers and administrators. */
async function notifySide(
  tx: Tx,
  row: store.NoShowRow,
  kind: string,
  more: Readonly<Record<string, TextValue>>,
): Promise<void> {
  const users =
    row.side === 'intern' ? [row.intern_user_id] : await listAffectedUsers(tx, row.interview_id)
  const values = {
    intern: displayName(row.intern_first_name, row.intern_last_name, row.is_name_visible),
    company: row.company_name,
    time: { time: row.starts_at ?? row.recorded_at },
    ...more,
  }
  await tx.notify({ to: { users }, kind: `noShows.${kind}`, values, link: getNoShowLink(row) })
}
const toDayValue = (at: Date): TextValue => ({ time: at.toISOString(), as: 'day' })
const toNoShowParty = (row: store.NoShowRow) =>
  row.side === 'company' ? { company: row.company_id } : { intern: row.intern_id }

/** Records the suspension. The interviews feature cancels agreed and proposed interviews. */
async function suspendBooking(
  tx: Tx,
  row: store.NoShowRow,
  { overUntil }: NoShowStatus,
): Promise<void> {
  if (overUntil)
    await tx.recordEvent({
      transition: { machine: 'noShow', name: 'endSeason' },
      subject: row.no_show_id,
      company: row.company_id,
      intern: row.intern_id,
      reason: 'BOOKING_SUSPENDED',
      data: { side: row.side },
    })
}

/** Records a no-show for a side and notifies it of the consequences. */
const createRecordHandler =
  (side: NoShowSide): LooseEventHandler =>
  async (event, tx) => {
    if (
      (await tx.run(
        store.insertNoShow,
        newId(tx.now),
        event.subject,
        side,
        tx.now.toISOString(),
      )) === 0
    )
      return
    const row = await tx.one(store.noShowOfInterview, event.subject)
    if (!row) return
    const { standing } = await getBookingStatus(tx, toNoShowParty(row))
    await notifyConsequences(tx, row, standing)
    await suspendBooking(tx, row, standing)
  }

/** Skips rejected companies, which can neither explain nor contest a no-show. */
async function notifyConsequences(
  tx: Tx,
  row: store.NoShowRow,
  standing: NoShowStatus,
): Promise<void> {
  if (row.side === 'company' && isRejected(row.company_status)) return
  const contestBy = toDayValue(getNoShowContestDueAt(toNoShowFacts(row)))
  const step = getNoShowStep(standing.count)
  if (step === 'explain') await notifySide(tx, row, 'explain', { contestBy })
  if (step === 'operator')
    await notifySide(tx, row, 'review', { answerBy: toDayValue(standing.answerBy ?? tx.now) })
  if (step === 'season-over')
    await notifySide(tx, row, 'over', {
      contestBy,
      until: toDayValue(standing.overUntil ?? tx.now),
    })
}

const notifyDecision: LooseEventHandler = async (event, tx) => {
  const row = await tx.one(store.noShowForUpdate, event.subject, null, null)
  if (!row?.decision) return
  const { standing } = await getBookingStatus(tx, toNoShowParty(row))
  await notifySide(tx, row, row.decision, {
    note: event.note ?? '',
    until: toDayValue(standing.overUntil ?? tx.now),
  })
  await suspendBooking(tx, row, standing)
}

export const noShowEventHandlers: Readonly<Record<string, LooseEventHandler>> = {
  'interview.recordInternNoShow': createRecordHandler('intern'),
  'interview.recordCompanyNoShow': createRecordHandler('company'),
  'noShow.decide': notifyDecision,
}
