import type { Tx } from '../../platform/db/database.ts'
import { newId } from '../../platform/ids.ts'
import { getCurrentAgreements } from '../lookups/public.ts'
import * as store from './store.ts'

interface AccountSource {
  readonly email: string
  readonly utm: Readonly<Record<string, string>>
  readonly country: number | null
}

/**
 * Inserts the user and the accepted terms with version and time.
 * @returns the user's id
 */
export async function insertAccount(
  db: Tx,
  source: AccountSource,
  person: {
    readonly first_name: string
    readonly last_name: string
    readonly phone?: string | null | undefined
    readonly time_zone: string
  },
): Promise<string> {
  const userId = newId(db.now)
  await db.run(
    store.insertCompanyUser,
    userId,
    source.email,
    person.first_name,
    person.last_name,
    person.phone ?? null,
    person.time_zone,
    source.country,
    JSON.stringify(source.utm),
    db.now.toISOString(),
  )
  const [terms] = await getCurrentAgreements(db, 'TERMS')
  if (terms)
    await db.run(store.insertCompanyTerms, userId, terms.kind, terms.version, db.now.toISOString())
  return userId
}
