import type { internRegistrationEndpoints } from '@fledge/contract/intern-registration/endpoints.ts'
import {
  listMissingSignUpSteps,
  type SignUpFacts,
  signUpSteps,
} from '@fledge/domain/intern-registration/sign-up-steps.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Handler } from '../../platform/http/handler.ts'
import { notFound } from '../../platform/http/app-error.ts'
import { toBatchView, findBatch } from '../batches/public.ts'
import { findUniversityByDomain } from '../lookups/public.ts'
import { findOwnProfile } from '../profiles/public.ts'
import { getSessionUser } from '../sessions/public.ts'
import { getOwnBatchView } from './assign-batch.ts'
import * as store from './queries/intern-registration.queries.ts'

type Endpoints = typeof internRegistrationEndpoints

/** Returns the next sign-up step: preferences first, then the batch. */
export const getOnboardingStatus: Handler<Endpoints['getOnboardingStatus']> = async ({
  db,
  actor,
}) => {
  const row = (await db.one(store.signUpOf, { intern_id: actor.intern })) ?? notFound()
  const missing = listMissingSignUpSteps(toSignUpFacts(row))
  const isComplete = row.signup_completed_at !== null
  return {
    next: isComplete ? null : (missing[0] ?? null),
    done: signUpSteps.filter((step) => !missing.includes(step)),
    signup_complete: isComplete,
    batch: await getOwnBatchView(db, row.batch_id),
  }
}

/** Returns the facts for the steps of the sign-up. */
export const toSignUpFacts = (
  row: Pick<store.SignUpRow, 'has_preference' | 'batch_id'>,
): SignUpFacts => ({ hasPreference: row.has_preference, hasBatch: row.batch_id !== null })

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
        ? await db.one(store.registrationFacts, { registration_id: actor.registrationId })
        : undefined
    if (!row) notFound()
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
      ? await db.one(store.signUpOf, { intern_id: actor.intern })
      : undefined
  if (!row) notFound()
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
    await db.one(store.signUpOf, { intern_id: actor.intern }),
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
