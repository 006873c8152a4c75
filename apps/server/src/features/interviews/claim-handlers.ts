import type { TextValue } from '@fledge/contract/mails.ts'
import { interviewEvents } from '@fledge/domain/interviews/events.ts'
import { getContestDueAt } from '@fledge/domain/interviews/rules.ts'
import { teamReviewDueAt } from '@fledge/domain/response-deadlines.ts'
import type { EventSubscription, Tx } from '../../platform/db/database.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import {
  notifyCompanyOfInterview,
  notifyInternOfInterview,
  onInterview,
  toInterviewMailValues,
} from './notify-interview.ts'
import type { InterviewRow } from './queries/interviews.queries.ts'

/** Tells both sides by when the programme team decides about a claim disputed just now. */
async function notifyOfReview(tx: Tx, row: InterviewRow): Promise<void> {
  const decideBy = teamReviewDueAt(tx.now.toISOString(), row.claim_review_days).toISOString()
  const content = composeMail('interviews.contestNoShow', {
    ...toInterviewMailValues(row),
    decideBy: { time: decideBy, as: 'day' },
  })
  await notifyCompanyOfInterview(tx, row, content, { withAdmins: true })
  await notifyInternOfInterview(tx, row, content)
}

/** Until when a claim made just now can be disputed, in the zone of the accused side. */
const toContestBy = (now: Date, zone: string): TextValue => ({
  time: getContestDueAt(now.toISOString(), zone).toISOString(),
})

/** Emails about claims that one side missed the interview, and about their decisions. */
export const claimHandlers: readonly EventSubscription[] = [
  /** A claim against a side that has already confirmed the interview goes to the programme team. */
  onInterview(interviewEvents.claimInternNoShow, (row, { data }, tx) =>
    data.is_contested
      ? notifyOfReview(tx, row)
      : notifyInternOfInterview(
          tx,
          row,
          composeMail('interviews.claimInternNoShow', {
            ...toInterviewMailValues(row),
            contestBy: toContestBy(tx.now, row.intern_time_zone),
          }),
        ),
  ),
  onInterview(interviewEvents.claimCompanyNoShow, (row, { data }, tx) =>
    data.is_contested
      ? notifyOfReview(tx, row)
      : notifyCompanyOfInterview(
          tx,
          row,
          composeMail('interviews.claimCompanyNoShow', {
            ...toInterviewMailValues(row),
            contestBy: toContestBy(tx.now, row.company_time_zone),
          }),
          { withAdmins: true, needsReply: true },
        ),
  ),
  onInterview(interviewEvents.contestNoShow, (row, _event, tx) => notifyOfReview(tx, row)),
  onInterview(interviewEvents.withdrawInternNoShow, (row, _event, tx) =>
    notifyInternOfInterview(
      tx,
      row,
      composeMail('interviews.takenBackByCompany', toInterviewMailValues(row)),
    ),
  ),
  onInterview(interviewEvents.withdrawCompanyNoShow, (row, _event, tx) =>
    notifyCompanyOfInterview(
      tx,
      row,
      composeMail('interviews.takenBackByIntern', toInterviewMailValues(row)),
      { withAdmins: true, needsReply: true },
    ),
  ),
  onInterview(interviewEvents.recordInternNoShow, async (row, _event, tx) => {
    const values = toInterviewMailValues(row)
    await notifyCompanyOfInterview(tx, row, composeMail('interviews.recordInternNoShow', values))
    await notifyInternOfInterview(tx, row, composeMail('interviews.recordedYouMissed', values))
  }),
  onInterview(interviewEvents.recordCompanyNoShow, async (row, _event, tx) => {
    const values = toInterviewMailValues(row)
    await notifyInternOfInterview(tx, row, composeMail('interviews.recordCompanyNoShow', values))
    await notifyCompanyOfInterview(
      tx,
      row,
      composeMail('interviews.recordedCompanyMissed', values),
      { withAdmins: true },
    )
  }),
]
