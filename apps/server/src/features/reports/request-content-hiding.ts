import type { reportEndpoints } from '@fledge/contract/reports/endpoints.ts'
import { contentHidingCan } from '@fledge/domain/reports/hiding-can.ts'
import { contentHidingEvents } from '@fledge/domain/reports/events.ts'
import { contentHidingMachine } from '@fledge/domain/reports/hiding-machine.ts'
import type { CompanyMember, InternActor } from '@fledge/domain/sessions/types.ts'
import { AppError, assertTransition, authorize, notFound } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { toHidingFacts } from './decide-content-hiding.ts'
import { toEventOwner } from './hide-content.ts'
import * as queries from './queries/hidings.queries.ts'

/** Returns whose hidden things someone sees: the company's or their own. */
export const toOwnerScope = (actor: CompanyMember | InternActor) => ({
  company_id: actor.kind === 'company' ? actor.company : null,
  intern_id: actor.kind === 'intern' ? actor.intern : null,
})

/** Asks the programme team to look again at something hidden that was changed, or appeals. */
export const requestContentHiding: Handler<
  (typeof reportEndpoints)['requestContentHiding']
> = async ({ actor, db, params, body, now }) => {
  const row =
    (await db.one(queries.ownHidingForUpdate, {
      hiding_id: params.id,
      ...toOwnerScope(actor),
    })) ?? notFound()
  authorize(contentHidingCan.request(actor, toHidingFacts(row), body.request))
  const transition = assertTransition(
    contentHidingMachine.transition(body.request, row.status, actor.kind),
  )
  const count = await db.run(queries.updateHidingRequest, {
    hiding_id: params.id,
    from: transition.from,
    to: transition.to,
    request_note: body.note,
    is_appeal: body.request === 'appeal',
    now: now.toISOString(),
  })
  if (count === 0) throw new AppError('ILLEGAL_TRANSITION')
  await db.recordEvent(contentHidingEvents[body.request], {
    transition,
    subject: params.id,
    ...toEventOwner(row),
    note: body.note,
  })
  return {}
}
