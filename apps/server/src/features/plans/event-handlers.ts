import { buildPath, paths } from '@fledge/contract/paths.ts'
import { planMachine } from '@fledge/domain/plans/machine.ts'
import { isTransition } from '@fledge/kernel/machine.ts'
import { getTransitionActor, type LooseEventHandler } from '../../platform/db/database.ts'
import { closeCandidatures } from '../candidatures/public.ts'
import { adminUsers, pauseCompanyPlans } from './store.ts'

/** Pauses the plans of an expelled company (spec/states.md, company account). */
const pauseAllPlans: LooseEventHandler = async (event, tx) => {
  const moved = planMachine.transition('pause', 'ACTIVE', 'system')
  if (!isTransition(moved)) return
  const rows = await tx.many(
    pauseCompanyPlans,
    event.subject,
    moved.from,
    moved.to,
    'EXPELLED',
    tx.now.toISOString(),
  )
  for (const row of rows)
    await tx.recordEvent({
      transition: moved,
      subject: row.plan_id,
      company: event.subject,
      reason: 'EXPELLED',
    })
}

/**
 * Closes open candidatures of an archived plan with the caller's consent and notifies the interns.
 * Accepted offers remain.
 */
const closeOpenCandidatures: LooseEventHandler = async (event, tx) => {
  if (event.data?.['close_candidatures'] === true)
    await closeCandidatures(tx, {
      plan: event.subject,
      reason: 'PLAN_ARCHIVED',
      shouldKeepAccepted: true,
    })
}

/**
 * Tells the company what to do after a plan was paused automatically because interns got no reply.
 */
const notifyPaused: LooseEventHandler = async (event, tx) => {
  if (getTransitionActor(event) !== 'clock' || !event.company) return
  const users = (await tx.many(adminUsers, event.company)).map((one) => one.user_id)
  await tx.notify({
    to: { users },
    kind: 'plans.paused',
    values: { plan: String(event.data?.['name'] ?? '') },
    link: buildPath(paths.company.plan, { id: event.subject }),
  })
}

export const planEventHandlers: Readonly<Record<string, LooseEventHandler>> = {
  'company.expel': pauseAllPlans,
  'plan.archive': closeOpenCandidatures,
  'plan.pause': notifyPaused,
}
