import { mergeThreeWay, type FieldValues } from '@fledge/domain/three-way-merge.ts'
import { translate } from '../texts.ts'
import { AppError } from './app-error.ts'

interface Edit {
  /** The `base` of the request; without it the last save wins. */
  readonly base: { readonly values?: FieldValues | undefined } | undefined
  readonly changes: FieldValues
  /** The values saved now, read under a lock. */
  readonly saved: FieldValues
}

/**
 * Returns the fields in which a request would overwrite a change that its editor has not seen. A
 * request with a whole record would also set back the fields that only someone else has changed.
 */
export function findEditConflicts({ base, changes, saved }: Edit): readonly string[] {
  if (!base?.values) return []
  const merge = mergeThreeWay({ base: base.values, mine: changes, theirs: saved })
  return [...merge.conflicts, ...merge.followed]
}

/** Creates the error of fields that were saved by someone else, or in another tab. */
export const createEditConflict = (fields: readonly string[], message: string): AppError =>
  new AppError('CONFLICT', { fields: Object.fromEntries(fields.map((field) => [field, message])) })

/**
 * Rejects a request that would overwrite a change which its editor has not seen.
 * @param describe returns the message for the fields, such as who changed them
 * @throws CONFLICT with the fields
 */
export function requireNoEditConflicts(edit: Edit, describe: () => string): void {
  const conflicts = findEditConflicts(edit)
  if (conflicts.length > 0) throw createEditConflict(conflicts, describe())
}

interface Editor {
  readonly userId: string | null
  /** Null if unknown, for example after the account was deleted. */
  readonly name: string | null
}

/** Returns the message that names who changed a field. */
export function describeEditor(editor: Editor, reader: string): string {
  if (editor.userId === reader) return translate('conflicts.you')
  return editor.name
    ? translate('conflicts.named', { name: editor.name })
    : translate('conflicts.someone')
}
