import type { CompanyScope } from '@fledge/domain/sessions/types.ts'
import type { Tx } from '../../platform/db/database.ts'
import { lockThenRead } from '../../platform/db/lock-then-read.ts'
import * as store from './queries/contacts.queries.ts'

/** Locks the contacts of a company. @returns how many there are */
export async function lockContacts(tx: Tx, company: CompanyScope): Promise<number> {
  const contacts = await lockThenRead(
    tx.run(store.lockCompanyOfContacts, { company_id: company }),
    tx.one(store.countContacts, { company_id: company }),
  )
  return contacts?.count ?? 0
}
