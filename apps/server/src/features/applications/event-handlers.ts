import { paths } from '@fledge/contract/paths.ts'
import { applicationEvents } from '@fledge/domain/applications/events.ts'
import { withdrawByTeamReasons } from '@fledge/domain/applications/reasons.ts'
import { internshipEvents } from '@fledge/domain/internships/events.ts'
import { responseDueAt, teamReviewDueAt } from '@fledge/domain/response-deadlines.ts'
import type { DomainEvent, EventSubscription, Tx } from '../../platform/db/database.ts'
import { on, onEach } from '../../platform/db/events.ts'
import { composeMail, type MailContent } from '../../platform/mail/compose-mail.ts'
import { formatReasonSentence } from '../../platform/mail/reason-sentence.ts'
import { translate } from '../../platform/texts.ts'
import { indexIntern } from '../profiles/public.ts'
import { formatFieldNames } from './save-correction.ts'
import { completeApplication, leaveProgramme } from './follow-internship.ts'
import * as store from './queries/applications.queries.ts'

/** Sends an email about an application to its intern. */
async function notifyIntern(
  tx: Tx,
  event: DomainEvent,
  link: string,
  compose: (row: store.ApplicationRow) => MailContent,
): Promise<void> {
  const row = await tx.one(store.applicationsById, { application_ids: [event.subject] })
  if (row) await tx.notify({ to: { users: [row.user_id] }, content: compose(row), link })
}

/** Deadline for the programme team's review. */
const getReviewDeadlineValue = (row: store.ApplicationRow) => ({
  time: teamReviewDueAt(row.submitted_at ?? row.created_at, row.review_days).toISOString(),
})

/** Removes enrolled and departed interns from browse. */
async function updateBrowseIndex(tx: Tx, event: DomainEvent): Promise<void> {
  if (event.intern) await indexIntern(tx, event.intern)
}

const getRejectionText = ({ reason }: DomainEvent) =>
  translate(`applications.reason.reject.${reason ?? ''}`)

const decisionHandlers: readonly EventSubscription[] = [
  ...onEach([applicationEvents.submit, applicationEvents.resubmit], (event, tx) =>
    notifyIntern(tx, event, paths.intern.application, (row) =>
      composeMail('applications.submitted', { by: getReviewDeadlineValue(row) }),
    ),
  ),
  on(applicationEvents.requestChanges, (event, tx) =>
    notifyIntern(tx, event, paths.intern.applicationFeedback, (row) =>
      composeMail('applications.changes', {
        count: row.open_comments,
        by: { time: responseDueAt(tx.now.toISOString()).toISOString() },
      }),
    ),
  ),
  on(applicationEvents.approve, (event, tx) =>
    notifyIntern(tx, event, paths.intern.dashboard, () => composeMail('applications.approved')),
  ),
  on(applicationEvents.reject, (event, tx) =>
    notifyIntern(tx, event, paths.intern.findBatch, () =>
      composeMail('applications.rejected', { reason: getRejectionText(event) }),
    ),
  ),
]

/** Notifications and follow-up actions by application transition. */
export const applicationEventHandlers: readonly EventSubscription[] = [
  // An enrolment by an accepted offer has its own email.
  on(applicationEvents.enrol, async (event, tx) => {
    await updateBrowseIndex(tx, event)
    if (event.by === 'intern')
      await notifyIntern(tx, event, paths.intern.internships, (row) =>
        composeMail('applications.enrolled', { batch: row.batch_name }),
      )
  }),
  // Notifies only when the programme team withdraws the application, not when the intern does.
  ...onEach([applicationEvents.leave, applicationEvents.withdraw], async (event, tx) => {
    await updateBrowseIndex(tx, event)
    if (event.by === 'operator' && event.data.user !== undefined)
      await notifyIntern(tx, event, paths.intern.findBatch, (row) =>
        composeMail('applications.withdrawnByTeam', {
          batch: row.batch_name,
          reason: formatReasonSentence(withdrawByTeamReasons, [event.reason ?? ''], 'intern'),
          note: event.note ?? '',
        }),
      )
  }),
  on(applicationEvents.changeBatch, async (event, tx) => {
    await updateBrowseIndex(tx, event)
    await notifyIntern(tx, event, paths.intern.dashboard, () =>
      composeMail('applications.batchChanged', {
        from: event.data.from.name,
        batch: event.data.to.name,
        reason: event.note ?? '',
      }),
    )
  }),
  on(applicationEvents.extend, (event, tx) =>
    notifyIntern(tx, event, paths.intern.application, () =>
      composeMail('applications.deadlineExtended', {
        by: { time: event.data.to, as: 'full' },
        reason: event.note ?? '',
      }),
    ),
  ),
  on(applicationEvents.correct, (event, tx) =>
    notifyIntern(tx, event, paths.intern.dashboard, () =>
      composeMail('applications.corrected', {
        fields: formatFieldNames(event.data.fields),
        reason: event.note ?? '',
      }),
    ),
  ),
  on(applicationEvents.endBatch, (event, tx) =>
    notifyIntern(tx, event, paths.intern.findBatch, (row) =>
      composeMail('applications.batchEnded', { batch: row.batch_name }),
    ),
  ),
  // Reports the stage that the application had reached when its batch ended.
  on(applicationEvents.notPlaced, (event, tx) =>
    notifyIntern(tx, event, paths.intern.findBatch, (row) =>
      composeMail('applications.notPlaced', { batch: row.batch_name, ...event.data }),
    ),
  ),
  on(internshipEvents.complete, completeApplication),
  ...onEach([internshipEvents.cancel, internshipEvents.endEarly], leaveProgramme),
  ...decisionHandlers,
]
