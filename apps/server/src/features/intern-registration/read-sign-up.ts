import type { internRegistrationEndpoints } from '@fledge/contract/intern-registration/endpoints.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/refusal.ts'
import { toBatchView, findBatch } from '../batches/public.ts'
import { findUniversityByDomain } from '../lookups/public.ts'
import { findOwnProfile } from '../profiles/public.ts'
import { getSessionUser } from '../sessions/public.ts'
import { getOwnBatchView } from './assign-batch.ts'
import * as store from './store.ts'

type Endpoints = typeof internRegistrationEndpoints

/** Returns the next sign-up step: preferences first, then the batch. */
export const getOnboardingStatus: Handler<Endpoints['getOnboardingStatus']> = async ({
  db,
  actor,
}) => {
  const row = await db.one(store.signUpOf, actor.intern)
  if (!row) return notFound()
  const isComplete = row.signup_completed_at !== null
  const next = isComplete
    ? null
    : !row.has_preference
      ? 'personalization'
      : row.batch_id === null
        ? 'batch-selection'
        : null
  return {
    next,
    done: [
      ...(row.has_preference ? ['personalization' as const] : []),
      ...(row.batch_id ? ['batch-selection' as const] : []),
    ],
    signup_complete: isComplete,
    batch: await getOwnBatchView(db, row.batch_id),
  }
}

async function findOwnUniversity(db: Db, email: string) {
  const row = await findUniversityByDomain(db, email)
  return row ? { university_id: row.university_id, name: row.university_name } : null
}

/**
 * Returns the data of a person who is registering or has just registered, with the university
 * suggested by their email domain.
 */
export const getRegisteringIntern: Handler<Endpoints['getRegisteringIntern']> = async ({
  db,
  actor,
  params,
  now,
}) => {
  if (actor.kind === 'registration') {
    const row =
      params.uuid === actor.registrationId
        ? await db.one(store.registrationFacts, actor.registrationId)
        : undefined
    if (!row) return notFound()
    const batch = row.batch_code ? await findBatch(db, row.batch_code) : undefined
    return {
      email: row.email,
      first_name: null,
      last_name: null,
      batch: batch ? toBatchView(batch, now) : null,
      university: await findOwnUniversity(db, row.email),
    }
  }
  const row =
    params.uuid === actor.intern || params.uuid === actor.userId
      ? await db.one(store.signUpOf, actor.intern)
      : undefined
  if (!row) return notFound()
  return {
    email: row.email,
    first_name: row.first_name,
    last_name: row.last_name,
    batch: await getOwnBatchView(db, row.batch_id),
    university: await findOwnUniversity(db, row.email),
  }
}

export const loginInternDetails: Handler<Endpoints['loginInternDetails']> = async ({
  db,
  actor,
}) => {
  const [row, intern] = [
    await db.one(store.signUpOf, actor.intern),
    await findOwnProfile(db, actor.intern),
  ]
  return row && intern
    ? {
        user: await getSessionUser(db, actor.userId),
        intern,
        batch: await getOwnBatchView(db, row.batch_id),
      }
    : notFound()
}
