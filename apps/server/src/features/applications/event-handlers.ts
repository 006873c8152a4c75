import { paths } from '@fledge/contract/paths.ts'
import { responseDueAt, teamReviewDueAt } from '@fledge/domain/response-deadlines.ts'
import { getTransitionActor, type LooseEventHandler } from '../../platform/db/database.ts'
import type { TextValue } from '../../platform/mail/compose-mail.ts'
import { translate } from '../../platform/texts.ts'
import { indexIntern } from '../profiles/public.ts'
import { completeApplication, leaveProgramme } from './transition-application.ts'
import * as store from './store.ts'

type NotificationValues = Readonly<Record<string, TextValue>>

/** Deadline for the programme team's review. */
const getReviewDeadlineValue = (row: store.ApplicationRow): NotificationValues => ({
  by: { time: teamReviewDueAt(row.submitted_at ?? row.created_at).toISOString() },
})

const createNotifier =
  (
    kind: string,
    link: string,
    values: (
      row: store.ApplicationRow,
      reason: string,
      now: Date,
    ) => NotificationValues = () => ({}),
  ): LooseEventHandler =>
  async (event, tx) => {
    const row = await tx.one(store.applicationById, event.subject)
    if (row)
      await tx.notify({
        to: { users: [row.user_id] },
        kind,
        values: values(row, event.reason ?? '', tx.now),
        link,
      })
  }

/** Removes enrolled and departed interns from browse. */
const updateBrowseIndex: LooseEventHandler = async (event, tx) => {
  if (event.intern) await indexIntern(tx, event.intern)
}

/**
 * Notifies the intern of an enrolment by their own confirmation. An enrolment by an accepted offer
 * has its own email.
 */
const notifyEnrolled: LooseEventHandler = async (event, tx) => {
  await updateBrowseIndex(event, tx)
  if (getTransitionActor(event) === 'intern')
    await createNotifier('applications.enrolled', paths.intern.internships, (row) => ({
      batch: row.batch_name,
    }))(event, tx)
}

/** Reports what the application had reached when its batch ended. */
const notifyNotPlaced: LooseEventHandler = async (event, tx) => {
  const { interviews, offers } = event.data ?? {}
  await createNotifier('applications.notPlaced', paths.intern.findBatch, (row) => ({
    batch: row.batch_name,
    interviews: Number(interviews ?? 0),
    offers: Number(offers ?? 0),
  }))(event, tx)
}

/** Notifies only when the programme team withdraws the application, not when the intern does. */
const notifyWithdrawn: LooseEventHandler = async (event, tx) => {
  await updateBrowseIndex(event, tx)
  if (getTransitionActor(event) === 'operator' && event.data?.['user'] !== undefined)
    await createNotifier('applications.withdrawnByTeam', paths.intern.findBatch, (row, reason) => ({
      batch: row.batch_name,
      reason: translate(`applications.reason.withdrawByTeam.${reason}`),
      note: event.note ?? '',
    }))(event, tx)
}

/** Notifications and follow-up actions by application transition. */
export const applicationEventHandlers: Readonly<Record<string, LooseEventHandler>> = {
  'application.enrol': notifyEnrolled,
  'application.leave': notifyWithdrawn,
  'application.withdraw': notifyWithdrawn,
  'application.endBatch': createNotifier(
    'applications.batchEnded',
    paths.intern.findBatch,
    (row) => ({
      batch: row.batch_name,
    }),
  ),
  'application.notPlaced': notifyNotPlaced,
  'internship.complete': completeApplication,
  'internship.cancel': leaveProgramme,
  'internship.endEarly': leaveProgramme,
  'application.submit': createNotifier(
    'applications.submitted',
    paths.intern.application,
    getReviewDeadlineValue,
  ),
  'application.resubmit': createNotifier(
    'applications.submitted',
    paths.intern.application,
    getReviewDeadlineValue,
  ),
  'application.requestChanges': createNotifier(
    'applications.changes',
    paths.intern.applicationFeedback,
    (row, _reason, now) => ({
      count: row.open_comments,
      by: { time: responseDueAt(now.toISOString()).toISOString() },
    }),
  ),
  'application.approve': createNotifier('applications.approved', paths.intern.dashboard),
  'application.reject': createNotifier(
    'applications.rejected',
    paths.intern.findBatch,
    (_row, reason) => ({
      reason: translate(`applications.reason.reject.${reason}`),
    }),
  ),
}
