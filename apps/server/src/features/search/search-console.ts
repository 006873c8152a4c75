import type { searchEndpoints } from '@fledge/contract/search/endpoints.ts'
import { hasOperatorAccess } from '@fledge/domain/sessions/operator-access.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import type { Db } from '../../platform/db/database.ts'
import { foldSearchText } from '../../platform/db/fold-search-text.ts'
import { escapeLike, toSearchValues } from '../../platform/db/list-definition.ts'
import type { Handler } from '../../platform/http/handler.ts'
import * as views from './hit-views.ts'
import * as queries from './queries/search.queries.ts'

/** Finds everything whose page the role may open, with one statement for each group of tables. */
export const searchConsole: Handler<(typeof searchEndpoints)['searchConsole']> = async ({
  actor,
  db,
  query,
}) => {
  // Without a letter or a digit, no index finds anything.
  if (!/[\p{L}\p{N}]/u.test(query.text)) return []
  const values = toHitValues(query.text)
  const hits = await Promise.all([
    findPeople(db, actor, values),
    findRecords(db, actor, values),
    findBatches(db, actor, values),
  ])
  return views.toHitGroups(hits.flat(), query.text)
}

type HitValues = ReturnType<typeof toHitValues>

function toHitValues(text: string) {
  const name = foldSearchText(text)
  const values = toSearchValues(text)
  return {
    ...values,
    // One or two letters begin a part of nearly every address, so they are sought in names only.
    email_patterns: values.search_patterns.length > 1 ? [] : values.search_patterns,
    search_word: `% ${escapeLike(text)}%`,
    name,
    // The first text after all those that begin with the name.
    name_end: `${name}\u{10FFFF}`,
    name_prefix: `${escapeLike(name)}%`,
    name_word: `% ${escapeLike(name)}%`,
    // One more than is shown tells that there are others.
    row_limit: views.maxGroupHits + 1,
  }
}

async function findPeople(
  db: Db,
  { role, partner }: Operator,
  values: HitValues,
): Promise<readonly views.FoundHit[]> {
  if (role !== 'PARTNER')
    return (await db.many(queries.searchPeople, values)).map(views.toPersonHit)
  if (!partner) return []
  return (await db.many(queries.searchPeopleOfPartner, { ...values, partner_id: partner })).map(
    views.toPersonHit,
  )
}

async function findRecords(
  db: Db,
  { role, operator }: Operator,
  values: HitValues,
): Promise<readonly views.FoundHit[]> {
  if (!hasOperatorAccess(role, 'operator:review')) return []
  return (await db.many(queries.searchRecords, { ...values, operator })).map(views.toRecordHit)
}

async function findBatches(
  db: Db,
  { role, partner }: Operator,
  values: HitValues,
): Promise<readonly views.FoundHit[]> {
  if (role === 'PARTNER' && !partner) return []
  const scope = { ...values, partner_id: partner ?? null }
  return (await db.many(queries.searchBatches, scope)).map(views.toBatchHit)
}
