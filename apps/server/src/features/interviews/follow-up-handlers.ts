import { buildPath, paths } from '@fledge/contract/paths.ts'
import type { interviewEvents } from '@fledge/domain/interviews/events.ts'
import { interviewMachine } from '@fledge/domain/interviews/machine.ts'
import { isAgreedInterview } from '@fledge/domain/interviews/rules.ts'
import type { NoShowSide } from '@fledge/domain/no-shows/types.ts'
import type { EventDataOf } from '@fledge/kernel/events.ts'
import type { EventHandler } from '../../platform/db/database.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import * as bulk from './queries/bulk.queries.ts'
import { endInterview } from './end-interview.ts'
import { returnToShortlist, lockInterview } from './lock-interview.ts'
import { listInterviewMailFacts } from './interview-mail-facts.ts'
import { getCompanyInterviewsLink, toInterviewMailValues } from './notify-interview.ts'
import * as store from './queries/interviews.queries.ts'

/** Ends a side's upcoming interviews when its bookings are suspended, and returns the credits. */
export const cancelSuspendedInterviews: EventHandler<{ readonly side: NoShowSide }> = async (
  event,
  tx,
) => {
  const ofCompany = event.data.side === 'company'
  const ids = await tx.many(bulk.selectUpcomingOfSide, {
    company_id: ofCompany ? event.company : null,
    intern_id: ofCompany ? null : event.intern,
  })
  for (const { interview_id } of ids) {
    const locked = await lockInterview(tx, {}, interview_id)
    if (!locked) continue
    const name = ofCompany ? 'cancel' : 'release'
    if (!interviewMachine.can(name, locked.row.status, 'system')) continue
    await endInterview(tx, locked.row, name, { by: 'system', reason: 'BOOKING_SUSPENDED' })
    await returnToShortlist(tx, locked.row, 'BOOKING_SUSPENDED')
  }
}

type HandOverData = EventDataOf<typeof interviewEvents.handOver>

const toHandOverMailValues = (row: store.InterviewRow, data: HandOverData) => ({
  ...toInterviewMailValues(row),
  when: isAgreedInterview(row.status) && row.starts_at ? { time: row.starts_at } : '',
  name: data.to_name,
  left: data.left_name,
})

/**
 * Sends the new interviewer a calendar entry, cancels that of the leaving one, and tells the intern
 * whom they will meet.
 */
export const notifyHandOver: EventHandler<HandOverData> = async ({ subject, data }, tx) => {
  const row = await tx.one(store.interviewById, {
    interview_ids: [subject],
    company_id: null,
    intern_id: null,
  })
  if (!row) return
  const isAgreed = isAgreedInterview(row.status)
  const values = toHandOverMailValues(row, data)
  const calendar = (cancel: boolean) =>
    isAgreed ? { calendar: { interview: row.interview_id, sequence: row.sequence, cancel } } : {}
  const successor = row.interviewers.find((interviewer) => interviewer.member_id === data.to)
  if (successor?.user_id)
    await tx.notify({
      to: { users: [successor.user_id] },
      content: composeMail('interviews.handOver', values),
      link: getCompanyInterviewsLink(row),
      rows: listInterviewMailFacts(row, 'company'),
      ...calendar(false),
    })
  await tx.notify({
    to: { users: [data.left] },
    content: composeMail('interviews.handedOver', values),
    link: '/company/get-started',
    isEmailOnly: true,
    ...calendar(true),
  })
  await tx.notify({
    to: { users: [row.intern_user_id] },
    content: composeMail('interviews.interviewer', values),
    link: buildPath(paths.intern.candidature, { candidatureId: row.candidature_id }),
    rows: listInterviewMailFacts(row, 'intern'),
    ...calendar(false),
  })
}
