import { registrationCan } from '@fledge/domain/registration/can.ts'
import type { Registering } from '@fledge/domain/sessions/types.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { authorize, notFound } from '../../platform/http/app-error.ts'
import { findCompanyInvitation } from '../company-invitations/public.ts'
import * as store from './queries/registration.queries.ts'
import { toRegisteringCompanyView } from './views.ts'

/** Returns what this registration has saved so far, so that a reload loses nothing. */
export async function getRegistrationState(db: Db, actor: Registering) {
  const row = await db.one(store.companyRegistration, { registration_id: actor.registrationId })
  const invited = actor.invitedMemberId
    ? await db.one(store.invitedMember, { member_id: actor.invitedMemberId })
    : undefined
  const companyId = invited?.company_id ?? row?.company_id
  const company = companyId ? await db.one(store.companyById, { company_id: companyId }) : undefined
  return {
    email: actor.email,
    is_invited: invited !== undefined,
    invited_by: invited?.inviter ?? null,
    company: company ? toRegisteringCompanyView(company) : null,
    invitation: invited ? null : await findCompanyInvitation(db, actor.email),
    poc: row?.poc ?? null,
  }
}

/**
 * Locks and returns the registration of a company.
 * @throws NOT_FOUND if it is completed, FORBIDDEN if it is not a company's
 */
export async function lockOpenRegistration(
  db: Tx,
  actor: Registering,
): Promise<store.RegistrationRow> {
  const row = await db.one(store.registrationForUpdate, { registration_id: actor.registrationId })
  if (!row || row.completed_at) notFound()
  authorize(registrationCan.continueAsCompany(row.type), 'FORBIDDEN')
  return row
}
