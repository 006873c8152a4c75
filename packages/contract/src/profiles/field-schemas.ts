import { z } from 'zod'
import {
  applicationFormFields,
  listPageFields,
} from '@fledge/domain/applications/application-form.ts'
import type {
  ApplicationSection,
  applicationPages,
  DeclaredField,
} from '@fledge/domain/applications/application-sections.ts'
import type { FieldFormat, FormField } from '@fledge/domain/profiles/form-field.ts'
import { yesNoAnswers } from '@fledge/domain/profiles/types.ts'
import { messageKey } from '../platform/message-keys.ts'
import { daySchema, line, lookupId, month, phoneNumber, text, zone } from '../platform/schema.ts'

type Format<K extends FieldFormat['kind']> = Extract<FieldFormat, { readonly kind: K }>

function toCountSchema({ unit, min, max }: Format<'count'>) {
  const message = messageKey(`problems.${unit}`, { min, max })
  return z.int().min(min, message).max(max, message)
}

const toAreaSchema = ({ min, max }: Format<'area'>) =>
  min === undefined ? text(max) : text(max).min(min, messageKey('problems.shortText'))

/** The schema of a value in a request, by the kind of its format. */
const schemasByKind = {
  line: ({ max }: { readonly max: number }) => line(max),
  text: ({ max }: { readonly max: number }) => text(max),
  area: toAreaSchema,
  phone: () => phoneNumber,
  day: () => daySchema,
  month: () => month,
  zone: () => zone,
  yesNo: () => z.enum(yesNoAnswers),
  count: toCountSchema,
  level: () => z.int().min(1).max(5),
  choice: () => lookupId,
  choices: ({ max }: Format<'choices'>) => z.array(lookupId).max(max),
  university: () => lookupId,
}

/** The schema of a value in a response, where every field may be unset. */
const viewsByKind = {
  line: () => z.string(),
  text: () => z.string(),
  area: () => z.string(),
  phone: () => z.string(),
  day: () => z.string(),
  month: () => z.string(),
  zone: () => z.string(),
  yesNo: () => z.string(),
  count: () => z.int(),
  level: () => z.int(),
  choice: () => z.int(),
  choices: () => z.array(z.int()),
  university: () => z.int(),
}

type KindOf<F extends DeclaredField> = F['format']['kind']
type FieldNamed<N extends string> = Extract<DeclaredField, { readonly name: N }>
type FieldSchema<F extends DeclaredField> = ReturnType<(typeof schemasByKind)[KindOf<F>]>
type FieldView<F extends DeclaredField> = z.ZodNullable<ReturnType<(typeof viewsByKind)[KindOf<F>]>>

/** The schema of each field in requests, by its name. */
export const fieldSchemas = Object.fromEntries(
  applicationFormFields.map(({ name, format }) => [
    name,
    // Each function takes the format of its own kind.
    (schemasByKind[format.kind] as (format: FieldFormat) => z.ZodType)(format),
  ]),
  // The entries are the declared fields with the schema of their kind.
) as { readonly [N in DeclaredField['name']]: FieldSchema<FieldNamed<N>> }

/** Fields that are stored with the person, not with an application. */
type ProfileField = Exclude<DeclaredField, { readonly table: 'applications' }>
type ViewShape<F extends DeclaredField> = { readonly [G in F as G['name']]: FieldView<G> }

const isStoredInProfile = ({ table }: FormField) => table !== 'applications'
const toViewShape = (fields: readonly FormField[]) =>
  Object.fromEntries(
    fields.map(({ name, format }) => [name, viewsByKind[format.kind]().nullable()]),
  )

/** The own profile in responses: each field as it is stored, or null. */
export const profileViewShape = toViewShape(
  applicationFormFields.filter(isStoredInProfile),
  // The entries are the declared fields with the view of their kind.
) as ViewShape<ProfileField>

/** The part of it that companies also see. */
export const companyViewShape = toViewShape(
  applicationFormFields.filter(
    (field) => isStoredInProfile(field) && field.visibleTo === 'companies',
  ),
  // As above, by the same conditions.
) as ViewShape<Extract<ProfileField, { readonly visibleTo: 'companies' }>>

/** Names of the fields that only their intern sees, for `omit`. */
export const privateFields = Object.fromEntries(
  applicationFormFields
    .filter(({ visibleTo }) => visibleTo === 'intern')
    .map(({ name }) => [name, true]),
  // The entries are the names of the declared fields with this audience.
) as { readonly [F in Extract<ProfileField, { readonly visibleTo: 'intern' }> as F['name']]: true }

type AskedField<S extends ApplicationSection> = Exclude<
  Extract<
    Extract<(typeof applicationPages)[number], { readonly section: S }>['items'][number],
    ProfileField
  >,
  { readonly need: 'signUp' }
>
type PartialSchema<F extends DeclaredField> = z.ZodOptional<
  F extends { readonly isClearable: true } ? z.ZodNullable<FieldSchema<F>> : FieldSchema<F>
>

/** Body that saves any of a page's fields; those that are left out stay unchanged. */
export const toPartialShape = <S extends ApplicationSection>(section: S) =>
  Object.fromEntries(
    listPageFields(section)
      .filter(isStoredInProfile)
      .map(({ name, isClearable }) => {
        // Every field has a schema.
        const schema: z.ZodType = fieldSchemas[name as DeclaredField['name']]
        return [name, (isClearable ? schema.nullable() : schema).optional()]
      }),
    // The entries are the page's declared fields.
  ) as { readonly [F in AskedField<S> as F['name']]: PartialSchema<F> }
