import { type CompanyMember, isRejected } from '@fledge/domain/sessions/types.ts'
import type { Db } from '../../platform/db/database.ts'
import { continuing } from './continuing-store.ts'

/** Whether a member may see a candidature of their company: every one, or, once it was turned down, those that go on. */
export async function isStillSeen(db: Db, actor: CompanyMember, id: string): Promise<boolean> {
  return !isRejected(actor.companyStatus) || (await db.one(continuing, id)) !== undefined
}
