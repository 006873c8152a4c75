import { applicationSections, type ApplicationSection } from './application-sections.ts'

/** The texts of an application, by section and field. */
export type ApplicationSnapshot = Readonly<
  Partial<Record<ApplicationSection, Readonly<Record<string, string>>>>
>

export interface ChangedField {
  readonly section: ApplicationSection
  /** Catalogue key of the field's name. */
  readonly field: string
  /** Empty if the field had no value. */
  readonly before: string
  readonly after: string
}

/**
 * Lists the fields that differ, in the order of the sections. A field missing on one side counts as
 * empty there.
 */
export function listSectionChanges(
  before: ApplicationSnapshot,
  after: ApplicationSnapshot,
): ChangedField[] {
  return applicationSections.flatMap((section) => {
    const [was, is] = [before[section] ?? {}, after[section] ?? {}]
    return [...new Set([...Object.keys(is), ...Object.keys(was)])]
      .map((field) => ({ section, field, before: was[field] ?? '', after: is[field] ?? '' }))
      .filter((change) => change.before !== change.after)
  })
}
