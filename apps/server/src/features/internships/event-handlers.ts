import { applicationEvents } from '@fledge/domain/applications/events.ts'
import { candidatureEvents } from '@fledge/domain/candidatures/events.ts'
import { internshipEvents } from '@fledge/domain/internships/events.ts'
import { internshipMachine } from '@fledge/domain/internships/machine.ts'
import {
  getInternshipReasonTextKey,
  type SystemCancelReason,
} from '@fledge/domain/internships/reasons.ts'
import type { EventHandler, EventSubscription, Tx } from '../../platform/db/database.ts'
import { on } from '../../platform/db/events.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { translate } from '../../platform/texts.ts'
import { actionHandlers } from './action-handlers.ts'
import { endOngoingInternships } from './end-with-application.ts'
import {
  notifyCompanyOfInternship,
  notifyInternOfInternship,
  onInternship,
  toInternshipMailValues,
} from './notify-internship.ts'
import { transitionInternship } from './transition-internship.ts'
import { upcomingInternships } from './store.ts'
import { internshipForUpdate } from './queries/internships.queries.ts'

/** Cancels the upcoming internships of a candidature or an application. */
async function cancelUpcoming(
  tx: Tx,
  owner: keyof typeof upcomingInternships,
  id: string,
  reason: SystemCancelReason | 'OTHER',
): Promise<void> {
  for (const { internship_id } of await tx.many(upcomingInternships[owner], { owner: id })) {
    const row = await tx.one(internshipForUpdate, {
      internship_ids: [internship_id],
      company_id: null,
      intern_id: null,
      now: tx.now.toISOString(),
    })
    if (row && internshipMachine.can('cancel', row.status, 'system'))
      await transitionInternship(tx, row, 'cancel', { by: 'system', reason })
  }
}

const cancelWithCandidature =
  (reason: SystemCancelReason | 'OTHER'): EventHandler =>
  async (event, tx) => {
    if (event.candidature) await cancelUpcoming(tx, 'candidature', event.candidature, reason)
  }

const cancelWithApplication: EventHandler = (event, tx) =>
  cancelUpcoming(tx, 'application', event.subject, 'INTERN_LEFT')

export const internshipEventHandlers: readonly EventSubscription[] = [
  onInternship(internshipEvents.start, async (row, _event, tx) => {
    const values = toInternshipMailValues(row)
    await notifyInternOfInternship(tx, row, composeMail('internships.startedForIntern', values))
    await notifyCompanyOfInternship(tx, row, composeMail('internships.startedForCompany', values))
  }),
  onInternship(internshipEvents.complete, async (row, _event, tx) => {
    const values = toInternshipMailValues(row)
    await notifyInternOfInternship(tx, row, composeMail('internships.completedForIntern', values))
    await notifyCompanyOfInternship(tx, row, composeMail('internships.completedForCompany', values))
  }),
  onInternship(internshipEvents.cancel, async (row, event, tx) => {
    const reason = translate(getInternshipReasonTextKey(event.reason))
    const values = { ...toInternshipMailValues(row), reason }
    await notifyInternOfInternship(tx, row, composeMail('internships.cancelledForIntern', values))
    await notifyCompanyOfInternship(tx, row, composeMail('internships.cancelledForCompany', values))
  }),
  onInternship(internshipEvents.endEarly, async (row, event, tx) => {
    const reason = translate(getInternshipReasonTextKey(event.reason))
    const values = { ...toInternshipMailValues(row), reason }
    await notifyInternOfInternship(tx, row, composeMail('internships.endedEarlyForIntern', values))
    await notifyCompanyOfInternship(
      tx,
      row,
      composeMail('internships.endedEarlyForCompany', values),
    )
  }),
  ...actionHandlers,
  on(candidatureEvents.disqualify, cancelWithCandidature('OTHER')),
  on(candidatureEvents.withdraw, cancelWithCandidature('INTERN_LEFT')),
  on(candidatureEvents.close, cancelWithCandidature('OTHER')),
  on(applicationEvents.leave, cancelWithApplication),
  on(applicationEvents.leave, endOngoingInternships),
  on(applicationEvents.withdraw, cancelWithApplication),
]
