import { applicationMachine } from '@fledge/domain/applications/machine.ts'
import { isTransition } from '@fledge/kernel/machine.ts'
import type { Tx } from '../../platform/db/database.ts'
import { lockAnyApplication, transitionApplication } from '../applications/public.ts'
import type { OfferRow } from './queries/offers.queries.ts'

/** Enrols the intern on acceptance; does nothing if they are already enrolled. */
export async function enrolIntern(tx: Tx, row: OfferRow): Promise<void> {
  const application = await lockAnyApplication(tx, row.application_id)
  const transition = applicationMachine.transition('enrol', application?.status ?? null, 'system')
  if (application && isTransition(transition))
    await transitionApplication(tx, application, transition, {
      data: { offer_id: row.offer_id },
    })
}

/**
 * Returns whether the intern has to confirm the enrolment: only if they pay for the place
 * (docs/decisions/0018) and are not enrolled yet.
 */
export async function needsConfirmation(tx: Tx, row: OfferRow): Promise<boolean> {
  if (!row.intern_pays) return false
  const application = await lockAnyApplication(tx, row.application_id)
  return applicationMachine.can('enrol', application?.status ?? null, 'intern')
}
