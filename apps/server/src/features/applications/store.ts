import type { ApplicationStatus } from '@fledge/domain/applications/types.ts'

import type { Transition } from '@fledge/kernel/machine.ts'
import type { Tx } from '../../platform/db/database.ts'

import { moveApplications } from './queries/applications.queries.ts'

/**
 * Applies a transition, if the row belongs to the intern and its status has not changed in the
 * meantime.
 */
export const updateApplicationStatus = (
  tx: Pick<Tx, 'run'>,
  id: string,
  transition: Transition<ApplicationStatus>,
  now: Date,
  fields: { reviewer?: string; reason?: string | null } = {},
) =>
  tx.run(moveApplications, {
    application_ids: [id],
    from: transition.from,
    to: transition.to,
    now: now.toISOString(),
    reviewer_id: fields.reviewer ?? null,
    decision_reason: fields.reason ?? null,
  })
