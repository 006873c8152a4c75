import { z } from 'zod'
import type { LookupList } from '@fledge/domain/lookups/types.ts'
import type { AccessLevel } from '@fledge/domain/sessions/types.ts'
import { lookupId, queryInt, queryList, text } from '../platform/schema.ts'

// About forty lists differ only in their names: each is one entry here, from which its endpoint and
// handler are derived.

/** Access to most lists: everyone who is signed in or registering. */
const signedInAccess = ['session', 'reg'] as const satisfies readonly AccessLevel[]
const publicAccess = ['public'] as const satisfies readonly AccessLevel[]

/** Ids in a query, one or several. */
const queryIds = queryList(queryInt(1, 999_999))

/** Filters of the lists: all take the first, lists that belong to something also take its id. */
const filters = {
  none: z.strictObject({ search: text(100).optional() }),
  field: z.strictObject({ search: text(100).optional(), career_field_id: queryIds.optional() }),
  category: z.strictObject({ search: text(100).optional(), category: queryIds.optional() }),
} as const
type Filter = keyof typeof filters

interface PlainLookupSpec<
  List extends LookupList,
  Id extends string,
  Label extends string,
  Extra extends z.ZodRawShape,
  By extends Filter,
  Who extends readonly AccessLevel[],
> {
  readonly list: List
  readonly path: string
  readonly id: Id
  readonly label: Label
  readonly extra: Extra
  readonly by: By
  readonly access: Who
}

const definePlainLookup = <
  const List extends LookupList,
  const Id extends string = 'id',
  const Label extends string = 'name',
  Extra extends z.ZodRawShape = Record<never, never>,
  const By extends Filter = 'none',
  const Who extends readonly AccessLevel[] = typeof signedInAccess,
>(
  list: List,
  path: string,
  more: Partial<Omit<PlainLookupSpec<List, Id, Label, Extra, By, Who>, 'list' | 'path'>> = {},
): PlainLookupSpec<List, Id, Label, Extra, By, Who> => {
  const defaults = { id: 'id', label: 'name', extra: {}, by: 'none', access: signedInAccess }
  // Omitted options have the defaults of their type parameters.
  return { ...defaults, ...more, list, path } as unknown as PlainLookupSpec<
    List,
    Id,
    Label,
    Extra,
    By,
    Who
  >
}

const description = { description: z.string() }

/** Endpoint → list, path, and the names of id and label in the response (spec/calls.tsv). */
export const plainLookups = {
  listIndustries: definePlainLookup('industry', 'industry', {
    id: 'industry_id',
    label: 'industry_name',
  }),
  listCountries: definePlainLookup('country', 'location/get-country-list', {
    access: publicAccess,
    extra: { code: z.string(), phone_code: z.string().nullable() },
  }),
  listEmployeeCounts: definePlainLookup('employee-count', 'number-of-employees/get-list', {
    label: 'number_of_employees',
  }),
  listProjectTypes: definePlainLookup('project', 'company-project/list', {
    id: 'project_id',
    label: 'project_name',
    by: 'field',
    extra: { career_field_id: lookupId },
  }),
  listRemoteTools: definePlainLookup('remote-tool', 'remote-work-tools', {
    id: 'remotework_tools_id',
    label: 'tools_name',
  }),
  listRacialEthnicGroups: definePlainLookup('racial-ethnic-group', 'racial-ethnic-group'),
  listDisabilities: definePlainLookup('disability', 'disabled/list'),
  listGenders: definePlainLookup('gender', 'gender/list'),
  listSkills: definePlainLookup('skill', 'career-skill/list', {
    id: 'skill_id',
    label: 'skill_name',
    by: 'field',
    extra: { career_field_ids: z.array(lookupId) },
  }),
  listCareerFields: definePlainLookup('career-field', 'career-field/get-list', {
    id: 'career_field_id',
    label: 'career_field_name',
    access: publicAccess,
  }),
  listEducationLevels: definePlainLookup('education-level', 'education-level/list', {
    id: 'education_level_id',
    label: 'education_level_name',
    extra: { is_certificate_course: z.boolean() },
  }),
  listSpecialisations: definePlainLookup('specialisation', 'specialisation', {
    id: 'specialisation_id',
    label: 'specialisation_name',
    by: 'field',
    extra: { career_field_id: lookupId },
  }),
  listCompanyCultures: definePlainLookup('company-culture', 'company-cultures', {
    label: 'company_culture_name',
    extra: description,
  }),
  listFundingTypes: definePlainLookup('funding-type', 'funding-type'),
  listAnnualRevenues: definePlainLookup('annual-revenue', 'annual-revenue'),
  listFlexibleEnvironments: definePlainLookup('flexible-environment', 'flexible-work-environment'),
  listHiringReasons: definePlainLookup('hiring-reason', 'poc-hiring-reasons', {
    id: 'poc_hiring_reason_id',
    label: 'poc_hiring_reason',
    extra: { is_archived: z.boolean() },
  }),
  listInternRoles: definePlainLookup('intern-role', 'intern-interested-roles', {
    id: 'intern_interested_role_id',
    extra: description,
  }),
  listJobFunctions: definePlainLookup('job-function', 'job-functions'),
  listMajorCategories: definePlainLookup('major-category', 'common-services/major/category', {
    access: publicAccess,
  }),
  listMajors: definePlainLookup('major', 'common-services/major', {
    access: publicAccess,
    by: 'category',
    extra: { category: lookupId },
  }),
} as const
export type PlainLookups = typeof plainLookups
export type PlainLookup = PlainLookups[keyof PlainLookups]

type LookupRow<P> =
  P extends PlainLookupSpec<
    LookupList,
    infer Id,
    infer Label,
    infer Extra,
    Filter,
    readonly AccessLevel[]
  >
    ? z.ZodObject<Record<Id, typeof lookupId> & Record<Label, z.ZodString> & Extra>
    : never

type LookupEndpoint<P extends PlainLookup> = {
  readonly method: 'GET'
  readonly path: string
  readonly access: P['access']
  readonly account: 'any'
  readonly summary: string
  readonly query: (typeof filters)[P['by']]
  readonly response: z.ZodArray<LookupRow<P>>
  readonly paginated: true
}

function toLookupEndpoint(spec: PlainLookup) {
  return {
    method: 'GET',
    path: spec.path,
    access: spec.access,
    account: 'any',
    summary: `Returns the options of the list ${spec.list}.`,
    query: filters[spec.by],
    response: z.array(z.object({ [spec.id]: lookupId, [spec.label]: z.string(), ...spec.extra })),
    paginated: true,
  }
}

/** Endpoints of `plainLookups` with their response types. */
export const plainLookupEndpoints =
  // Each entry was built from its own spec by `callOf`, as CallOf states.
  Object.fromEntries(
    Object.entries(plainLookups).map(([name, spec]) => [name, toLookupEndpoint(spec)]),
  ) as unknown as { readonly [K in keyof PlainLookups]: LookupEndpoint<PlainLookups[K]> }
