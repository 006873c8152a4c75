import { type ApplicationSection, applicationPages } from './application-sections.ts'
import { type FormField, type FormItem, listFormFields } from '../profiles/form-field.ts'

export interface ApplicationFormField extends FormField {
  readonly section: ApplicationSection
}

/** Every field of the application and the sign-up, in the order of the pages. */
export const applicationFormFields: readonly ApplicationFormField[] = applicationPages.flatMap(
  ({ section, items }) => listFormFields(items).map((field) => ({ ...field, section })),
)

/** Returns the fields and parts of a page, without the fields of the sign-up. */
export const listPageItems = (section: ApplicationSection): readonly FormItem[] =>
  applicationPages.flatMap((page): readonly FormItem[] =>
    page.section === section ? page.items.filter(({ need }) => need !== 'signUp') : [],
  )

/** Returns the fields that a page asks. */
export const listPageFields = (section: ApplicationSection): readonly FormField[] =>
  listFormFields(listPageItems(section))

/** Fields that cannot change after approval. */
export const frozenFields: ReadonlySet<string> = new Set(
  applicationFormFields.filter((field) => field.isFrozen).map(({ name }) => name),
)
