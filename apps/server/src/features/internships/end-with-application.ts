import { internshipMachine } from '@fledge/domain/internships/machine.ts'
import type { EventHandler } from '../../platform/db/database.ts'
import { transitionInternship } from './transition-internship.ts'
import { ongoingInternshipsOf } from './queries/ongoing.queries.ts'
import { internshipForUpdate } from './queries/internships.queries.ts'

/** Ends the current internship early when the programme team withdraws an enrolled intern. */
export const endOngoingInternships: EventHandler = async (event, tx) => {
  if (event.by !== 'operator') return
  for (const { internship_id } of await tx.many(ongoingInternshipsOf, {
    application_id: event.subject,
  })) {
    const row = await tx.one(internshipForUpdate, {
      internship_ids: [internship_id],
      company_id: null,
      intern_id: null,
      now: tx.now.toISOString(),
    })
    if (row && internshipMachine.can('endEarly', row.status, 'operator'))
      await transitionInternship(tx, row, 'endEarly', { by: 'operator', reason: 'INTERN_LEFT' })
  }
}
