import type { internRegistrationEndpoints } from '@fledge/contract/intern-registration/endpoints.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { findBatchByEmail, toBatchView } from '../batches/public.ts'
import * as store from './queries/intern-registration.queries.ts'

/** Returns the open batch for the domain of an email address, by default the caller's own. */
export const checkDomainBatch: Handler<
  typeof internRegistrationEndpoints.checkDomainBatch
> = async ({ db, actor, query, now }) => {
  const email =
    query.email ??
    (actor.kind === 'registration'
      ? actor.email
      : actor.kind === 'intern'
        ? (await db.one(store.signUpOf, { intern_id: actor.intern }))?.email
        : undefined)
  const batch = email ? await findBatchByEmail(db, email) : undefined
  return { batch: batch ? toBatchView(batch, now) : null }
}
