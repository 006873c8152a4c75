import { applicationMachine } from '@fledge/domain/applications/machine.ts'
import { isMoved } from '@fledge/kernel/machine.ts'
import type { Tx } from '../../platform/db/database.ts'
import { applicationStatus, enrolApplication, type OfferRow } from './store.ts'

/** Enrols the intern with the acceptance; one who is enrolled already stays so. */
export async function enrol(tx: Tx, row: OfferRow): Promise<void> {
  const application = await tx.one(applicationStatus, row.application_id)
  const moved = applicationMachine.move('enrol', application?.status ?? null, 'system')
  if (!isMoved(moved)) return
  await tx.run(enrolApplication, row.application_id, moved.from, moved.to, tx.now.toISOString())
  await tx.record({ moved, subject: row.application_id, intern: row.intern_id, data: { offer_id: row.offer_id } })
}
