import type { Db } from '../../platform/db/database.ts'
import { companyInvitationOf } from './queries/company-invitations.queries.ts'

/** Returns what the programme team knew when it invited the company of this address, or null. */
export const findCompanyInvitation = async (db: Db, email: string) =>
  (await db.one(companyInvitationOf, { email })) ?? null
