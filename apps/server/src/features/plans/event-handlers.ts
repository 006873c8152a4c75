import { buildPath, paths } from '@fledge/contract/paths.ts'
import { candidatureEvents } from '@fledge/domain/candidatures/events.ts'
import { companyEvents } from '@fledge/domain/companies/events.ts'
import { planEvents } from '@fledge/domain/plans/events.ts'
import { planMachine } from '@fledge/domain/plans/machine.ts'
import { shouldPausePlan } from '@fledge/domain/plans/rules.ts'
import { isTransition } from '@fledge/kernel/machine.ts'
import type { EventSubscription, Tx } from '../../platform/db/database.ts'
import { on } from '../../platform/db/events.ts'
import { assertTransition } from '../../platform/http/app-error.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { closeCandidatures, countUnansweredInterest } from '../candidatures/public.ts'
import { adminUsers, pauseCompanyPlans, pausePlan, planForPause } from './queries/plans.queries.ts'

/** Pauses the plans of an expelled company (spec/states.md, company account). */
async function pauseAllPlans(tx: Tx, company: string): Promise<void> {
  const transition = assertTransition(planMachine.transition('pause', 'ACTIVE', 'system'))
  const rows = await tx.many(pauseCompanyPlans, {
    company_id: company,
    from: transition.from,
    to: transition.to,
    paused_reason: 'EXPELLED',
    now: tx.now.toISOString(),
  })
  for (const row of rows)
    await tx.recordEvent(planEvents.pause, {
      transition,
      subject: row.plan_id,
      company,
      reason: 'EXPELLED',
      data: { name: row.name },
    })
}

/** Pauses a plan that left too many candidates without a reply, until it is resumed. */
async function pauseUnansweredPlan(tx: Tx, planId: string): Promise<void> {
  const plan = await tx.one(planForPause, { plan_ids: [planId] })
  if (!plan) return
  const transition = planMachine.transition('pause', plan.status, 'clock')
  if (!isTransition(transition) || !shouldPausePlan(await countUnansweredInterest(tx, planId)))
    return
  await tx.run(pausePlan, {
    plan_id: planId,
    from: transition.from,
    to: transition.to,
    paused_reason: 'UNANSWERED',
    now: tx.now.toISOString(),
  })
  await tx.recordEvent(planEvents.pause, {
    transition,
    subject: planId,
    company: plan.company_id,
    reason: 'UNANSWERED',
    data: { name: plan.name },
  })
}

export const planEventHandlers: readonly EventSubscription[] = [
  on(companyEvents.expel, (event, tx) => pauseAllPlans(tx, event.subject)),
  on(candidatureEvents.lapse, async (event, tx) => {
    if (event.reason === 'NOT_ANSWERED') await pauseUnansweredPlan(tx, event.data.plan_id)
  }),
  /**
   * Closes open candidatures of an archived plan with the caller's consent and notifies the
   * interns. Accepted offers remain.
   */
  on(planEvents.archive, async (event, tx) => {
    if (event.data.close_candidatures)
      await closeCandidatures(
        tx,
        { kind: 'plan', id: event.subject },
        {
          reason: 'PLAN_ARCHIVED',
          shouldKeepAccepted: true,
        },
      )
  }),
  /**
   * Tells the company what to do after a plan was paused automatically because interns got no
   * reply.
   */
  on(planEvents.pause, async (event, tx) => {
    if (event.by !== 'clock' || !event.company) return
    const users = (await tx.many(adminUsers, { company_id: event.company })).map(
      (admin) => admin.user_id,
    )
    await tx.notify({
      to: { users },
      content: composeMail('plans.paused', { plan: event.data.name }),
      link: buildPath(paths.company.plan, { id: event.subject }),
    })
  }),
]
