import type { operatorAccountEndpoints } from '@fledge/contract/accounts/operator-endpoints.ts'
import { accountCan } from '@fledge/domain/accounts/can.ts'
import { accountEvents } from '@fledge/domain/accounts/events.ts'
import { exportValidMs } from '@fledge/domain/accounts/rules.ts'
import type { Db } from '../../platform/db/database.ts'
import { authorize, notFound } from '../../platform/http/app-error.ts'
import type { Ctx, Handler } from '../../platform/http/handler.ts'
import { composeMail } from '../../platform/mail/compose-mail.ts'
import { toArchiveResponse } from './export-archive.ts'
import { lockManagedAccount, readManagedAccount, toEventSubject } from './managed-account.ts'
import { memberData, ownData, ownFiles } from './queries/export.queries.ts'
import { type ManagedAccountRow, preparedExport } from './queries/team-acts.queries.ts'

type Endpoint = typeof operatorAccountEndpoints.exportPerson

/**
 * Exports all data of someone who asked for it by letter, as the archive that they can download
 * themselves. It is generated while it is sent.
 */
export const exportPerson: Handler<Endpoint> = async (ctx) => {
  const { actor, db, params, services, now } = ctx
  const { row, facts } = await readManagedAccount(db, params.id)
  authorize(accountCan.exportAsTeam(actor, facts))
  const [data, files] = await Promise.all([
    readData(db, row),
    db.many(ownFiles, { owner_user_id: row.user_id }),
  ])
  if (!data) notFound()
  // Only what could be read counts as downloaded.
  await redeemPreparedExport(ctx)
  const readMe = row.intern_id ? 'accounts.export.readMe' : 'accounts.export.readMeMember'
  return toArchiveResponse({ data, files, readMe }, services.files, now)
}

/** The lock lets only one of several requests at the same time download it. */
const redeemPreparedExport = ({ services, actor, params, query }: Ctx<Endpoint>) =>
  services.database.transaction(actor, async (tx): Promise<void> => {
    const { row, facts } = await lockManagedAccount(tx, params.id)
    authorize(accountCan.exportAsTeam(actor, facts))
    const prepared = await tx.one(preparedExport, {
      user_id: params.id,
      actor_id: actor.userId,
      export_id: query.export_id,
      since: new Date(tx.now.getTime() - exportValidMs).toISOString(),
    })
    if (!prepared) notFound()
    await tx.recordEvent(accountEvents.export, {
      ...toEventSubject(row),
      note: prepared.note,
      data: { export_id: query.export_id, received_on: prepared.received_on },
    })
    await tx.notify({
      to: { users: [params.id] },
      content: composeMail('accounts.copyMade', { reason: prepared.note }),
      link: '/',
      isEmailOnly: true,
    })
  })

async function readData(db: Db, row: ManagedAccountRow) {
  const { intern_id: intern, company_id: company } = row
  if (intern) return db.one(ownData, { intern_id: intern })
  return company ? db.one(memberData, { company_id: company, user_id: row.user_id }) : undefined
}
