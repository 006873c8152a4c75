import type { companyEndpoints } from '@fledge/contract/companies/endpoints.ts'
import { companyCan } from '@fledge/domain/companies/can.ts'
import { companyEvents } from '@fledge/domain/companies/events.ts'
import { drawSample } from '../../platform/draw-sample.ts'
import { authorize } from '../../platform/http/app-error.ts'
import { isSelected } from '../../platform/http/bulk.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { findCompaniesToApprove, readSample } from './companies-to-approve.ts'

/** Chooses which companies the operator looks at before approving all that pass the checks. */
export const drawCompanySample: Handler<(typeof companyEndpoints)['drawCompanySample']> = async ({
  actor,
  db,
}) => {
  const { drawnAt, isSeen } = await readSample(db, actor)
  const passing = (await findCompaniesToApprove(db, actor, { drawnAt: null })).filter(isSelected)
  const isSampleOpen = drawnAt !== null && !isSeen
  authorize(companyCan.drawSample(actor, { isSampleOpen, count: passing.length }))
  const drawn = drawSample(passing)
  for (const { id: subject } of drawn) await db.recordEvent(companyEvents.sample, { subject })
  return { count: drawn.length }
}
