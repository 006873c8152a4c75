import type { ParsedMessageSelection } from '@fledge/contract/messages/message-schema.ts'
import { type MessageAudience, maxRecipients } from '@fledge/domain/messages/types.ts'
import type { Operator } from '@fledge/domain/sessions/types.ts'
import type { Db } from '../../platform/db/database.ts'
import { streamSelected } from '../../platform/db/list-selection.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { mapBatches } from '../../platform/http/export-list.ts'
import { selectablePeople } from '../people/public.ts'
import { selectableUnplaced } from '../placement/public.ts'
import { selectableRecords } from '../records/public.ts'
import { selectableRisks } from '../risk/public.ts'
import { activeMembers } from './queries/messages.queries.ts'

/** The person and the company of a row of a list; null if the row has none. */
interface Target {
  readonly user_id: string | null
  readonly company_id: string | null
}

/** People to whom a message may go, and the keys of why selected rows lead to no one. */
export interface SelectedPeople {
  readonly ids: readonly string[]
  readonly refusals: readonly string[]
}

/**
 * Returns the people in the selected rows of a list, or those of the companies in them, each once.
 * @throws CONFLICT if they are more than one message goes to
 */
export async function findSelectedPeople(
  db: Db,
  actor: Operator,
  selection: ParsedMessageSelection,
  audience: MessageAudience,
): Promise<SelectedPeople> {
  const ids = new Set<string>()
  const companies = new Set<string>()
  let [rowCount, emptyCount] = [0, 0]
  for await (const batch of streamTargets(db, actor, selection)) {
    rowCount += batch.length
    if (audience === 'PEOPLE') addAll(ids, listKnown(batch, 'user_id'))
    else {
      const added = listKnown(batch, 'company_id').filter((id) => !companies.has(id))
      addAll(companies, added)
      const found = await findMembers(db, added, audience)
      addAll(ids, found.ids)
      emptyCount += found.emptyCount
    }
    // Some of them are left out later: reading only a part would hide those who were never read.
    if (ids.size > maxRecipients)
      throw new AppError('CONFLICT', { messageKey: 'messages.refused.tooMany' })
  }
  const goneCount = 'rows' in selection ? new Set(selection.rows).size - rowCount : 0
  return {
    ids: [...ids],
    refusals: [
      ...repeat('messages.refused.gone', goneCount),
      ...repeat('messages.refused.noMember', emptyCount),
    ],
  }
}

/** Returns the people of companies, and how many companies have none. */
async function findMembers(db: Db, companies: readonly string[], audience: MessageAudience) {
  const members = await db.many(activeMembers, {
    company_ids: companies,
    admins_only: audience === 'ADMINISTRATORS',
  })
  return {
    ids: listKnown(members, 'user_id'),
    emptyCount: companies.length - listKnown(members, 'company_id').length,
  }
}

type Targets = AsyncIterable<readonly Target[]>

/** Reads the selected rows by the list itself, so that they are those that its screen shows. */
function streamTargets(db: Db, actor: Operator, selection: ParsedMessageSelection): Targets {
  const records = selectableRecords(actor)
  switch (selection.list) {
    case 'people':
      // Who was invited or has not finished signing up has no account, and is left out as such.
      return mapBatches(streamSelected(db, selectablePeople(actor), selection), ({ id }) =>
        toPerson(id),
      )
    case 'placement':
      return mapBatches(streamSelected(db, selectableUnplaced(actor, db.now), selection), (row) =>
        toPerson(row.user_id),
      )
    case 'applications':
      return mapBatches(streamSelected(db, records.applications, selection), (row) =>
        toPerson(row.user_id),
      )
    case 'companies':
      return mapBatches(streamSelected(db, records.companies, selection), toCompany)
    case 'risk':
      return streamSelected(db, selectableRisks(actor, db.now), selection)
    case 'candidatures':
      return streamSelected(db, records.candidatures, selection)
    case 'interviews':
      return streamSelected(db, records.interviews, selection)
    case 'offers':
      return streamSelected(db, records.offers, selection)
    default:
      return streamSelected(db, records.internships, selection)
  }
}

const toCompany = ({ company_id }: { readonly company_id: string }): Target => ({
  user_id: null,
  company_id,
})
const toPerson = (id: string): Target => ({ user_id: id, company_id: null })

const repeat = (key: string, count: number): readonly string[] =>
  Array.from({ length: Math.max(0, count) }, () => key)

function addAll(all: Set<string>, added: readonly string[]): void {
  for (const id of added) all.add(id)
}

const listKnown = <Key extends string>(
  rows: readonly Readonly<Record<Key, string | null>>[],
  key: Key,
): readonly string[] => [...new Set(rows.flatMap(({ [key]: id }) => (id === null ? [] : [id])))]
