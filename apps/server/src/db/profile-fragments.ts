import { applicationFormFields } from '@fledge/domain/applications/application-form.ts'
import { type FormField, getColumnName } from '@fledge/domain/profiles/form-field.ts'

// The birth date is part of the account's data; the university is exported by its name, whether it
// is in the list or not.
const exportedByHand = ['intern_dob', 'university_id', 'university_name']

const internFields = applicationFormFields.filter((field) => field.table === undefined)

/**
 * Lists the columns of the interns' table that store fields of the application and the sign-up.
 * @param table its name in the statement, if the columns need one
 */
export const listProfileColumns = (table?: string): readonly string[] =>
  internFields.map(getColumnName).map((column) => (table ? `${table}.${column}` : column))

function toExportedValue({ format, ...field }: FormField, table: string): string {
  const value = `${table}.${getColumnName(field)}`
  if (format.kind === 'choice')
    return `(select l.label from lookup l where l.list = '${format.list}' and l.id = ${value})`
  if (format.kind === 'choices')
    return `coalesce((select jsonb_agg(l.label order by l.label) from lookup l where l.list = '${format.list}' and l.id = any (${value})), '[]')`
  return value
}

/**
 * Returns the same fields as names and values of a JSON object, with labels for ids, for the
 * archive of own data.
 */
export const exportedFieldsSql = (table: string): string =>
  internFields
    .filter(({ name }) => !exportedByHand.includes(name))
    .map(
      (field) => `'${field.exportedAs ?? getColumnName(field)}', ${toExportedValue(field, table)}`,
    )
    .join(', ')
