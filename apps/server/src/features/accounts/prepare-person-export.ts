import type { operatorAccountEndpoints } from '@fledge/contract/accounts/operator-endpoints.ts'
import { accountCan } from '@fledge/domain/accounts/can.ts'
import { accountEvents } from '@fledge/domain/accounts/events.ts'
import { authorize } from '../../platform/http/app-error.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { newId } from '../../platform/ids.ts'
import { readManagedAccount, toEventSubject } from './managed-account.ts'
import { refuseLaterDay } from './refuse-later-day.ts'

/** Prepares a copy of someone's data, which the manager can then download once. */
export const preparePersonExport: Handler<
  typeof operatorAccountEndpoints.preparePersonExport
> = async ({ db, actor, params, body, now }) => {
  const { row, facts } = await readManagedAccount(db, params.id)
  authorize(accountCan.exportAsTeam(actor, facts))
  refuseLaterDay(body.received_on, now)
  const export_id = newId(now)
  await db.recordEvent(accountEvents.prepareExport, {
    ...toEventSubject(row),
    note: body.reason,
    data: { export_id, received_on: body.received_on },
  })
  return { export_id }
}
