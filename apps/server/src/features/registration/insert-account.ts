import type { Tx } from '../../platform/db/database.ts'
import { acceptAgreements } from '../agreements/public.ts'
import { getCurrentAgreements } from '../lookups/public.ts'
import { createUser } from '../sessions/public.ts'

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
  const userId = await createUser(db, {
    type: 'C',
    email: source.email,
    first_name: person.first_name,
    last_name: person.last_name,
    phone: person.phone,
    country_id: source.country,
    time_zone: person.time_zone,
    utm: source.utm,
  })
  const [terms] = await getCurrentAgreements(db, 'TERMS')
  if (terms) await acceptAgreements(db, userId, [terms])
  return userId
}
