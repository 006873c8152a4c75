import { applicationEvents } from '@fledge/domain/applications/events.ts'
import { applicationMachine } from '@fledge/domain/applications/machine.ts'
import { isTransition } from '@fledge/kernel/machine.ts'
import type { EventHandler } from '../../platform/db/database.ts'
import { releaseBatchSeat } from './transition-application.ts'
import * as store from './store.ts'
import * as applicationsQueries from './queries/applications.queries.ts'

/**
 * Withdraws an enrolled intern from the programme when their last internship is cancelled or ends
 * early (spec/states.md).
 */
export const leaveProgramme: EventHandler = async (event, tx) => {
  const row = event.candidature
    ? await tx.one(applicationsQueries.applicationToLeave, { candidature_id: event.candidature })
    : undefined
  const transition = row && applicationMachine.transition('leave', row.status, event.by ?? 'system')
  const { reason } = event
  if (
    !row ||
    !transition ||
    !isTransition(transition) ||
    (await store.updateApplicationStatus(tx, row.application_id, transition, tx.now, {
      reason,
    })) === 0
  )
    return
  await tx.recordEvent(applicationEvents.leave, {
    transition,
    subject: row.application_id,
    intern: row.intern_id,
    reason,
  })
  await releaseBatchSeat(tx, row)
}

/** Completes the programme when the last internship of the application is completed. */
export const completeApplication: EventHandler = async (event, tx) => {
  const row = event.candidature
    ? await tx.one(applicationsQueries.applicationToComplete, { candidature_id: event.candidature })
    : undefined
  const transition = row && applicationMachine.transition('complete', row.status, 'system')
  if (
    !row ||
    !transition ||
    !isTransition(transition) ||
    (await store.updateApplicationStatus(tx, row.application_id, transition, tx.now)) === 0
  )
    return
  await tx.recordEvent(applicationEvents.complete, {
    transition,
    subject: row.application_id,
    intern: row.intern_id,
  })
}
