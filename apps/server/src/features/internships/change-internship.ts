import type { Tx } from '../../platform/db/database.ts'
import { appendWeeks } from './public.ts'
import type * as store from './queries/internships.queries.ts'
import * as writeStore from './queries/write.queries.ts'
import { requireOtherSupervisor } from './validate-action.ts'

/**
 * Also rejects a supervisor who has left in the meantime.
 * @returns the member
 * @throws VALIDATION
 */
export async function replaceSupervisor(
  tx: Tx,
  row: store.InternshipRow,
  member: string | undefined,
): Promise<string> {
  const supervisor = await requireOtherSupervisor(tx, row, member)
  await tx.run(writeStore.changeSupervisor, {
    internship_id: row.internship_id,
    supervisor_member_id: supervisor,
  })
  return supervisor
}

/**
 * Moves the end date and adds weeks. The accepted offer follows by its event handler and reserves
 * the new dates: DATES_OVERLAP if they overlap another one.
 */
export async function extendInternship(
  tx: Tx,
  row: store.InternshipRow,
  endsOn: string,
): Promise<void> {
  await tx.run(writeStore.updateInternshipEnd, {
    internship_id: row.internship_id,
    ends_on: endsOn,
  })
  await appendWeeks(tx, row.internship_id, {
    startsOn: row.starts_on,
    endsOn,
    zone: row.zone,
    internZone: row.intern_time_zone,
  })
}
