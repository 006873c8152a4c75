import type { ApplicationSection } from './application-sections.ts'
import { listSectionChanges, type ApplicationSnapshot } from './changed-sections.ts'

interface SectionChangeFacts {
  /** The application's texts when the change was requested; null if unknown. */
  readonly before: ApplicationSnapshot | null
  readonly now: ApplicationSnapshot
  /** When the section was last saved; `sentAt` is when the comment was. */
  readonly savedAt: string | undefined
  readonly sentAt: string
}

/**
 * Whether a section is unchanged since changes were requested. A section without a stored snapshot
 * (diversity) is unchanged until it is saved; a comment on the whole application, until anything
 * changes.
 */
export function isSectionUnchanged(
  section: ApplicationSection,
  { before, now, savedAt, sentAt }: SectionChangeFacts,
): boolean {
  if (before === null) return false
  const changed = listSectionChanges(before, now)
  if (section === 'REVIEW') return changed.length === 0
  if (section in now || section in before)
    return !changed.some((changedField) => changedField.section === section)
  return savedAt === undefined || savedAt <= sentAt
}
