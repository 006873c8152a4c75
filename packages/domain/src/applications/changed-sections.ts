import { applicationSections, type ApplicationSection } from './application-sections.ts'

/** What an application says, in words: by section, by field. */
export type SaidSections = Readonly<
  Partial<Record<ApplicationSection, Readonly<Record<string, string>>>>
>

export interface ChangedField {
  readonly section: ApplicationSection
  /** Key of its name. */
  readonly field: string
  /** Empty where nothing was said. */
  readonly before: string
  readonly after: string
}

/** What says something else than it did, in the order of the sections; a field that one of the two does not know says nothing there. */
export function changedSections(before: SaidSections, after: SaidSections): ChangedField[] {
  return applicationSections.flatMap((section) => {
    const [was, is] = [before[section] ?? {}, after[section] ?? {}]
    return [...new Set([...Object.keys(is), ...Object.keys(was)])]
      .map((field) => ({ section, field, before: was[field] ?? '', after: is[field] ?? '' }))
      .filter((one) => one.before !== one.after)
  })
}
