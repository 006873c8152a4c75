import type { reviewEndpoints } from '@fledge/contract/reviews/endpoints.ts'
import { toActionMap } from '@fledge/kernel/policy-decision.ts'
import { notFound } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { findAnyApplication } from '../applications/public.ts'
import {
  findBatchById,
  getIntakeDecision,
  listOtherBatches,
  toBatchView,
} from '../batches/public.ts'
import { hasPartnerTerms } from '../intern-registration/public.ts'
import { readMoveFacts } from './batch-move.ts'

/** Returns what a move to another batch would change, and the batches that are possible. */
export const getBatchMove: Handler<typeof reviewEndpoints.getBatchMove> = async ({
  actor,
  db,
  params,
}) => {
  const row = (await findAnyApplication(db, params.id)) ?? notFound()
  const { open, decision } = await readMoveFacts(db, actor, row)
  const batch = (await findBatchById(db, row.batch_id)) ?? notFound()
  const hasTerms = await hasPartnerTerms(db, row.user_id)
  return {
    application_id: row.application_id,
    internship_start: row.internship_start,
    batch: toBatchView(batch, db.now),
    ...open,
    may: toActionMap({ move: decision }),
    targets: (await listOtherBatches(db, row.batch_id)).map((target) => ({
      ...toBatchView(target, db.now),
      may: toActionMap({ join: getIntakeDecision(target, hasTerms, db.now) }),
    })),
  }
}
