import { isOpenStage } from '@fledge/domain/candidatures/rules.ts'
import { interviewEvents } from '@fledge/domain/interviews/events.ts'
import { responseDueAt } from '@fledge/domain/response-deadlines.ts'
import type { Instant } from '@fledge/kernel/dates.ts'
import type { EventSubscription, Tx } from '../../platform/db/database.ts'
import { composeMail, type MailContent } from '../../platform/mail/compose-mail.ts'
import {
  notifyCompanyOfInterview,
  notifyInternOfInterview,
  onInterview,
  toInterviewMailValues,
} from './notify-interview.ts'
import type { InterviewRow } from './queries/interviews.queries.ts'

interface GivenUpTime {
  readonly had_time: Instant | null
}

/** Cancels the calendar entry of an agreed time. */
const toCalendarChange = ({ had_time }: GivenUpTime) =>
  had_time === null ? undefined : ('cancel' as const)

/**
 * Notifies of an interview that ends with its candidature. The intern already gets the
 * candidature's notification, so their email only adds the closed report of a missed interview or
 * the calendar entry.
 */
async function notifyOfEnd(
  tx: Tx,
  row: InterviewRow,
  content: MailContent,
  calendar: 'cancel' | undefined,
): Promise<void> {
  const isClaimed = row.no_show_claimed_by !== null
  await notifyCompanyOfInterview(tx, row, content, {
    calendar,
    ...(isClaimed ? { withAdmins: true } : {}),
  })
  const isNotified = !isOpenStage(row.stage)
  if (!isNotified || isClaimed || calendar)
    await notifyInternOfInterview(tx, row, content, { calendar, isEmailOnly: isNotified })
}

/** By when the company should answer the intern after an interview that took place. */
const toHeldMailValues = (row: InterviewRow, now: Date) => ({
  ...toInterviewMailValues(row),
  dueBy: { time: responseDueAt(now.toISOString()).toISOString(), as: 'day' as const },
})

const notifyInternOfHeld = (tx: Tx, row: InterviewRow) =>
  notifyInternOfInterview(tx, row, composeMail('interviews.held', toHeldMailValues(row, tx.now)))

/** Emails about interviews that ended or took place. */
export const endHandlers: readonly EventSubscription[] = [
  onInterview(interviewEvents.cancel, async (row, { data, note }, tx) => {
    const values = { ...toInterviewMailValues(row), note: note ?? '' }
    const calendar = toCalendarChange(data)
    await notifyInternOfInterview(tx, row, composeMail('interviews.cancel', values), { calendar })
    await notifyCompanyOfInterview(tx, row, composeMail('interviews.cancelled', values), {
      calendar,
    })
  }),
  onInterview(interviewEvents.decline, async (row, { data, note }, tx) => {
    const values = { ...toInterviewMailValues(row), note: note ?? '' }
    const calendar = toCalendarChange(data)
    await notifyCompanyOfInterview(tx, row, composeMail('interviews.decline', values), { calendar })
    await notifyInternOfInterview(tx, row, composeMail('interviews.declined', values), { calendar })
  }),
  /** An open claim is closed with it, and no no-show is recorded. */
  onInterview(interviewEvents.reject, (row, { data }, tx) => {
    const values = toInterviewMailValues(row)
    return row.no_show_claimed_by
      ? notifyOfEnd(tx, row, composeMail('interviews.claimClosed', values), undefined)
      : notifyOfEnd(tx, row, composeMail('interviews.reject', values), toCalendarChange(data))
  }),
  onInterview(interviewEvents.release, (row, { data }, tx) =>
    notifyOfEnd(
      tx,
      row,
      composeMail('interviews.release', toInterviewMailValues(row)),
      toCalendarChange(data),
    ),
  ),
  onInterview(interviewEvents.lapse, async (row, _event, tx) => {
    const content = composeMail('interviews.lapse', toInterviewMailValues(row))
    await notifyCompanyOfInterview(tx, row, content)
    await notifyInternOfInterview(tx, row, content)
  }),
  onInterview(interviewEvents.pass, async (row, _event, tx) => {
    const values = toInterviewMailValues(row)
    await notifyCompanyOfInterview(tx, row, composeMail('interviews.pass', values))
    await notifyInternOfInterview(tx, row, composeMail('interviews.passed', values))
  }),
  onInterview(interviewEvents.complete, (row, _event, tx) => notifyInternOfHeld(tx, row)),
  onInterview(interviewEvents.settle, async (row, _event, tx) => {
    await notifyInternOfHeld(tx, row)
    await notifyCompanyOfInterview(
      tx,
      row,
      composeMail('interviews.settled', toHeldMailValues(row, tx.now)),
      { needsReply: true },
    )
  }),
]
