import type { ApplicationSection } from './application-sections.ts'
import { changedSections, type SaidSections } from './changed-sections.ts'

interface Untouched {
  /** What the application said when the change was asked for; null where that is not known. */
  readonly before: SaidSections | null
  readonly now: SaidSections
  /** When the section was saved last, and when the change was asked for. */
  readonly savedAt: string | undefined
  readonly askedAt: string
}

/** Whether a section says what it did when a change was asked for. One whose words are not kept (diversity) is untouched while nothing was saved; a comment on the whole while nothing of it changed. */
export function isUntouched(
  section: ApplicationSection,
  { before, now, savedAt, askedAt }: Untouched,
): boolean {
  if (before === null) return false
  const changed = changedSections(before, now)
  if (section === 'REVIEW') return changed.length === 0
  if (section in now || section in before) return !changed.some((one) => one.section === section)
  return savedAt === undefined || savedAt <= askedAt
}
