import type { LookupList } from '@fledge/domain/lookups/types.ts'
import type { Tx } from '../../platform/db/database.ts'
import { AppError } from '../../platform/http/app-error.ts'
import { toNamedId } from '../../platform/ids.ts'
import { translate } from '../../platform/texts.ts'
import { isLabelTaken } from './queries/manage-lookups.queries.ts'

/** The id by which the log knows an entry. */
export const toEntrySubject = (list: LookupList, id: number): string =>
  toNamedId('lookup', `${list}:${id}`)

/** The id of an entry that is still to be added: of two of one name, the second one is refused. */
export const toNewEntrySubject = ({ list, label, parent_id: id }: Omit<NewLabel, 'id'>): string =>
  toNamedId('new-lookup', `${list}:${id}:${label.toLowerCase()}`)

interface NewLabel {
  readonly list: LookupList
  readonly label: string
  readonly parent_id: number | null
  /** The entry that is renamed; null for a new one. */
  readonly id: number | null
}

/** @throws ALREADY_EXISTS if another entry of the list and group has this name */
export async function requireFreeLabel(tx: Tx, entry: NewLabel): Promise<void> {
  if (!(await tx.one(isLabelTaken, { ...entry }))?.is_taken) return
  const key = 'lookups.refused.taken'
  throw new AppError('ALREADY_EXISTS', { messageKey: key, fields: { label: translate(key) } })
}
