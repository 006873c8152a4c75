import type { Tx } from '../../platform/db/database.ts'
import { newId } from '../../platform/ids.ts'
import { acceptAgreements } from '../agreements/public.ts'
import { getCurrentAgreements } from '../lookups/public.ts'
import * as store from './queries/registration.queries.ts'

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
  await db.run(store.insertCompanyUser, {
    user_id: userId,
    email: source.email,
    first_name: person.first_name,
    last_name: person.last_name,
    phone: person.phone ?? null,
    time_zone: person.time_zone,
    country_id: source.country,
    utm: JSON.stringify(source.utm),
    now: db.now.toISOString(),
  })
  const [terms] = await getCurrentAgreements(db, 'TERMS')
  if (terms) await acceptAgreements(db, userId, [terms])
  return userId
}
