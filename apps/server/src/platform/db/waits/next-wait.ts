import type { HandedOutKind } from '@fledge/domain/waits/rules.ts'
import { applicationWaits } from './application-waits.ts'
import { companyWaits } from './company-waits.ts'
import { internshipWaits } from './internship-waits.ts'
import { offerWaits } from './offer-waits.ts'

const waits = [...applicationWaits, ...companyWaits, ...offerWaits, ...internshipWaits]

/**
 * Gives the oldest wait of a kind that no one owns to `:owner_id`, for `:hold_hours` without an act. A row that someone is just deciding
 * is passed over (SKIP LOCKED). Without `is_taken`, someone took it between the reading and the lock.
 * `not in` reads the owners once into a hash table, also where the statement was planned while there
 * were none; as a join, it would then read all of them for every item.
 */
export function takeNextWaitSql(kind: HandedOutKind): string {
  const wait = waits.find((candidate) => candidate.kind === kind)
  if (!wait) throw new Error(`no wait of the kind ${kind}`)
  const alias = wait.id.split('.')[0]
  const idsOf = (table: string) => `select h.subject_id from ${table} h where h.kind = '${kind}'`
  return `with next as (
  select ${wait.id} as id ${wait.from}
    and ${wait.id} not in (${idsOf('wait_owners')})
    and ${wait.id} not in (${idsOf('wait_skips')} and h.user_id = :owner_id::uuid and h.until > :now::timestamptz)
  order by ${wait.since}, ${wait.id}
  limit 1
  for update of ${alias} skip locked
), taken as (
  insert into wait_owners (kind, subject_id, owner_id, taken_at, acted_at, hold_hours)
  select '${kind}', next.id, :owner_id::uuid, :now::timestamptz, :now::timestamptz, :hold_hours::smallint from next
  on conflict do nothing
  returning subject_id
)
select next.id, taken.subject_id is not null as is_taken
from next left join taken on taken.subject_id = next.id`
}
