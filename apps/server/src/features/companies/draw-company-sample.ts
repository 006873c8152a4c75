import { randomInt } from 'node:crypto'
import type { companyEndpoints } from '@fledge/contract/companies/endpoints.ts'
import { companyCan } from '@fledge/domain/companies/can.ts'
import { getSampleSize } from '@fledge/domain/companies/approval-checks.ts'
import { companyEvents } from '@fledge/domain/companies/events.ts'
import { authorize } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { findCompaniesToApprove, isApprovable, readSample } from './companies-to-approve.ts'

/** Draws at random, so that no one chooses what they look at. */
function drawRandom<T>(items: readonly T[], count: number): readonly T[] {
  const left = [...items]
  return Array.from({ length: count }, () => left.splice(randomInt(left.length), 1)).flat()
}

/** Chooses which companies the operator looks at before approving all that pass the checks. */
export const drawCompanySample: Handler<(typeof companyEndpoints)['drawCompanySample']> = async ({
  actor,
  db,
}) => {
  const { drawnAt, isSeen } = await readSample(db, actor)
  const passing = (await findCompaniesToApprove(db, actor, { drawnAt: null })).filter(isApprovable)
  const isSampleOpen = drawnAt !== null && !isSeen
  authorize(companyCan.drawSample(actor, { isSampleOpen, count: passing.length }))
  const drawn = drawRandom(passing, getSampleSize(passing.length))
  for (const { id: subject } of drawn) await db.recordEvent(companyEvents.sample, { subject })
  return { count: drawn.length }
}
