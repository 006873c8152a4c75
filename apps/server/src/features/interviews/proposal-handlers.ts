import { type DeadlineEventData, interviewEvents } from '@fledge/domain/interviews/events.ts'
import {
  getProposalEnd,
  isAgreedInterview,
  isProposedInterview,
} from '@fledge/domain/interviews/rules.ts'
import type { CompanyScope } from '@fledge/domain/sessions/types.ts'
import type { Instant } from '@fledge/kernel/dates.ts'
import type {
  DomainEvent,
  EventHandler,
  EventSubscription,
  Tx,
} from '../../platform/db/database.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { toInterviewEventFields } from './end-interview.ts'
import {
  notifyCompanyOfInterview,
  notifyInternOfInterview,
  onInterview,
  toInterviewMailValues,
} from './notify-interview.ts'
import * as writeStore from './queries/write.queries.ts'
import { interviewForUpdate, type InterviewRow } from './queries/interviews.queries.ts'

/** Until when the proposed times can be answered; they were proposed in this transaction. */
const toAnswerBy = (now: Date, slots: readonly Instant[]) => ({
  time: getProposalEnd(now.toISOString(), slots).toISOString(),
})

/** Cancels the calendar entry of a time that no longer applies. */
const toCalendarChange = ({ had_time }: { readonly had_time: Instant | null }) => ({
  calendar: had_time === null ? undefined : ('cancel' as const),
})

/** Tells who has to reply why they have more time, and the other side until when. */
async function notifyOfExtension(
  row: InterviewRow,
  { data: { to: time, side }, note }: DomainEvent<DeadlineEventData>,
  tx: Tx,
): Promise<void> {
  const values = {
    ...toInterviewMailValues(row),
    answerBy: { time },
    dueBy: { time, as: 'day' },
  } as const
  const withReason = { ...values, reason: note ?? '' }
  if (side === 'intern') {
    const content = composeMail('interviews.answerExtended', withReason)
    await notifyInternOfInterview(tx, row, content, { withSlots: true })
    return notifyCompanyOfInterview(
      tx,
      row,
      composeMail('interviews.answerExtendedForCompany', values),
    )
  }
  const content = composeMail('interviews.chooseExtended', withReason)
  await notifyCompanyOfInterview(tx, row, content, { withSlots: true, needsReply: true })
  return notifyInternOfInterview(tx, row, composeMail('interviews.chooseExtendedForIntern', values))
}

/** Emails about proposed and agreed times: each in the reader's zone with the other's beside it. */
export const proposalHandlers: readonly EventSubscription[] = [
  onInterview(interviewEvents.propose, (row, { data, note }, tx) =>
    notifyInternOfInterview(
      tx,
      row,
      composeMail('interviews.propose', {
        ...toInterviewMailValues(row),
        answerBy: toAnswerBy(tx.now, data.slots),
        note: note ?? '',
      }),
      { withSlots: true },
    ),
  ),
  onInterview(interviewEvents.confirm, async (row, { data: { starts_at: time } }, tx) => {
    const values = toInterviewMailValues(row)
    const toCompany = { ...values, time: { time, zone: row.intern_time_zone } }
    const toIntern = { ...values, time: { time, zone: row.company_time_zone } }
    await notifyCompanyOfInterview(tx, row, composeMail('interviews.confirm', toCompany), {
      calendar: 'update',
      withFacts: true,
    })
    await notifyInternOfInterview(tx, row, composeMail('interviews.confirmed', toIntern), {
      calendar: 'update',
      withFacts: true,
    })
  }),
  onInterview(interviewEvents.choose, async (row, { data: { starts_at: time } }, tx) => {
    const values = toInterviewMailValues(row)
    const toCompany = { ...values, time: { time, zone: row.intern_time_zone } }
    const toIntern = { ...values, time: { time, zone: row.company_time_zone } }
    await notifyInternOfInterview(tx, row, composeMail('interviews.choose', toIntern), {
      calendar: 'update',
      withFacts: true,
    })
    await notifyCompanyOfInterview(tx, row, composeMail('interviews.chosen', toCompany), {
      calendar: 'update',
      withFacts: true,
    })
  }),
  onInterview(interviewEvents.counterPropose, async (row, { data, note }, tx) => {
    const answerBy = toAnswerBy(tx.now, data.slots)
    const values = { ...toInterviewMailValues(row), answerBy, note: note ?? '' }
    const calendar = toCalendarChange(data)
    await notifyCompanyOfInterview(tx, row, composeMail('interviews.counterPropose', values), {
      withSlots: true,
      ...calendar,
    })
    await notifyInternOfInterview(tx, row, composeMail('interviews.countered', values), calendar)
  }),
  onInterview(interviewEvents.reschedule, async (row, { data, note }, tx) => {
    const answerBy = toAnswerBy(tx.now, data.slots)
    const values = { ...toInterviewMailValues(row), answerBy, note: note ?? '' }
    const calendar = toCalendarChange(data)
    await notifyInternOfInterview(tx, row, composeMail('interviews.reschedule', values), {
      withSlots: true,
      ...calendar,
    })
    await notifyCompanyOfInterview(tx, row, composeMail('interviews.rescheduled', values), calendar)
  }),
  onInterview(interviewEvents.extend, notifyOfExtension),
  /** While times are proposed, the row may still have the previous one. */
  onInterview(interviewEvents.moveLink, (row, _event, tx) => {
    const values = toInterviewMailValues(row)
    return isProposedInterview(row.status)
      ? notifyInternOfInterview(tx, row, composeMail('interviews.moveLinkNoTime', values))
      : notifyInternOfInterview(tx, row, composeMail('interviews.moveLink', values), {
          calendar: 'update',
        })
  }),
  onInterview(interviewEvents.remind, async (row, { data: { starts_at: time } }, tx) => {
    const values = toInterviewMailValues(row)
    const toCompany = { ...values, time: { time, zone: row.intern_time_zone } }
    const toIntern = { ...values, time: { time, zone: row.company_time_zone } }
    await notifyCompanyOfInterview(tx, row, composeMail('interviews.remind', toCompany), {
      withFacts: true,
    })
    await notifyInternOfInterview(tx, row, composeMail('interviews.remind', toIntern), {
      withFacts: true,
    })
  }),
]

/**
 * Stores a meeting link created by a connected calendar, unless there is one, and notifies the
 * intern as if the company had pasted it.
 */
export const saveCreatedLink: EventHandler<{ readonly link: string }> = async (event, tx) => {
  const row = await tx.one(interviewForUpdate, {
    interview_ids: [event.subject],
    company_id: null,
    intern_id: null,
  })
  if (!row || row.meeting_link !== null || !isAgreedInterview(row.status)) return
  // The row's own company: the event came from this company's calendar.
  const company = row.company_id as CompanyScope
  await tx.one(writeStore.updateLink, {
    interview_id: row.interview_id,
    company_id: company,
    meeting_link: event.data.link,
    notes: row.notes,
  })
  await tx.recordEvent(interviewEvents.moveLink, {
    ...toInterviewEventFields(row),
    data: { starts_at: row.starts_at },
  })
}
