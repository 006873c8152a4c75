import type { ApplicationSection } from '@fledge/domain/applications/application-sections.ts'
import { applicationCan } from '@fledge/domain/applications/can.ts'
import type { InternActor } from '@fledge/domain/sessions/types.ts'
import type { Tx } from '../../platform/db/database.ts'
import { lockThenRead } from '../../platform/db/lock-then-read.ts'
import { authorize, notFound } from '../../platform/http/app-error.ts'
import { lockApplicant } from './queries/applications.queries.ts'
import * as store from './queries/form.queries.ts'

/**
 * Returns the caller's open application with the intern locked, so that changes of one profile are
 * serialized.
 * @throws the denial if nothing may be saved now
 */
export async function lockEditableProfile(tx: Tx, actor: InternActor, touchesFrozen = false) {
  const row = await lockThenRead(
    tx.run(lockApplicant, { intern_id: actor.intern }),
    tx.one(store.lockedProfile, { intern_id: actor.intern }),
  )
  if (!row) notFound()
  if (row.status === null) return row
  const facts = { status: row.status }
  authorize(applicationCan.editProfile(actor, facts))
  if (touchesFrozen) authorize(applicationCan.editIdentity(actor, facts))
  return row
}

interface ApplicationPatch {
  /** Columns of the table; others stay. */
  readonly columns?: Readonly<Record<string, unknown>>
  /** Sections whose saved time is updated. */
  readonly sections: readonly ApplicationSection[]
}

/** Saves a part of the locked application. */
export async function patchApplication(
  tx: Tx,
  { intern }: InternActor,
  applicationId: string,
  { columns = {}, sections }: ApplicationPatch,
): Promise<void> {
  const now = tx.now.toISOString()
  await tx.run(store.updateApplicationColumns, {
    intern_id: intern,
    application_id: applicationId,
    patch: JSON.stringify(columns),
    sections: JSON.stringify(Object.fromEntries(sections.map((section) => [section, now]))),
  })
}
