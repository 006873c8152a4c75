import type { Tx } from '../../platform/db/database.ts'
import * as registrations from './queries/registrations.queries.ts'

/** Completes a registration once its account exists. */
export async function completeRegistration(tx: Tx, registrationId: string): Promise<void> {
  await tx.run(registrations.updateCompletedRegistration, {
    registration_id: registrationId,
    now: tx.now.toISOString(),
  })
}

/** Saves the answers about the contact until the account is created. */
export async function saveRegistrationContact(
  tx: Tx,
  registrationId: string,
  answers: Readonly<Record<string, unknown>>,
): Promise<void> {
  await tx.run(registrations.updateRegistrationContact, {
    registration_id: registrationId,
    poc: JSON.stringify(answers),
  })
}

/** Links a registration to the company that it entered. */
export async function linkRegistrationToCompany(
  tx: Tx,
  registrationId: string,
  companyId: string,
): Promise<void> {
  await tx.run(registrations.updateRegistrationCompany, {
    registration_id: registrationId,
    company_id: companyId,
  })
}

/** Remembers the batch that a registration chose, until the account is created. */
export async function rememberRegistrationBatch(
  tx: Tx,
  registrationId: string,
  batchCode: string,
): Promise<void> {
  await tx.run(registrations.updateRegistrationBatch, {
    registration_id: registrationId,
    batch_code: batchCode,
  })
}
