import { applicationMachine } from '@fledge/domain/applications/machine.ts'
import { getWithdrawalTransition } from '@fledge/domain/applications/rules.ts'
import type { InternScope } from '@fledge/domain/sessions/types.ts'
import { isTransition } from '@fledge/kernel/machine.ts'
import type { Tx } from '../../platform/db/database.ts'
import {
  lockAnyApplication,
  releaseBatchSeat,
  transitionApplication,
} from '../applications/public.ts'
import { applicationIdsOfIntern } from './queries/team-acts.queries.ts'

/** Withdraws each open application of an intern, which ends an internship, too. */
export async function withdrawApplications(
  tx: Tx,
  intern: InternScope,
  note: string,
): Promise<void> {
  for (const { application_id: id } of await tx.many(applicationIdsOfIntern, {
    intern_id: intern,
  })) {
    const row = await lockAnyApplication(tx, id)
    if (!row) continue
    const transition = applicationMachine.transition(
      getWithdrawalTransition(row.status),
      row.status,
      'operator',
    )
    if (!isTransition(transition)) continue
    await transitionApplication(tx, row, transition, { reason: 'OTHER', note })
    await releaseBatchSeat(tx, row)
  }
}
