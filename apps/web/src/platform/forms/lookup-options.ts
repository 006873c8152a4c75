import { useQuery } from '@tanstack/react-query'
import type { Option } from '@fledge/ui/select-props.ts'
import { client, sendUntyped } from '../http/client.ts'
import { listZoneOptions } from './zone-options.ts'

/** Endpoints of option lists, with the id and label fields of their rows (seed 000 §3). */
const lists = {
  industry: ['listIndustries', 'industry_id', 'industry_name'],
  country: ['listCountries', 'id', 'name'],
  employeeCount: ['listEmployeeCounts', 'id', 'number_of_employees'],
  projectType: ['listProjectTypes', 'project_id', 'project_name'],
  remoteTool: ['listRemoteTools', 'remotework_tools_id', 'tools_name'],
  skill: ['listSkills', 'skill_id', 'skill_name'],
  careerField: ['listCareerFields', 'career_field_id', 'career_field_name'],
  specialisation: ['listSpecialisations', 'specialisation_id', 'specialisation_name'],
  culture: ['listCompanyCultures', 'id', 'company_culture_name'],
  fundingType: ['listFundingTypes', 'id', 'name'],
  annualRevenue: ['listAnnualRevenues', 'id', 'name'],
  flexibleEnvironment: ['listFlexibleEnvironments', 'id', 'name'],
  hiringReason: ['listHiringReasons', 'poc_hiring_reason_id', 'poc_hiring_reason'],
  zone: ['listTimeZones', 'zone', 'name'],
  language: ['listLanguages', 'id', 'name'],
  jobTitle: ['listJobTitles', 'job_title_id', 'job_title'],
  tool: ['listCompanyTools', 'id', 'name'],
} as const
export type OptionList = keyof typeof lists

type Row = Readonly<Record<string, unknown>>
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null

/** Returns the rows of a list, flattening the categories of a grouped one. */
function toLookupRows(payload: unknown): readonly Row[] {
  if (Array.isArray(payload)) return payload.filter(isRow)
  if (!isRow(payload)) return []
  const groups = Object.values(payload).find((value) => Array.isArray(value) && value.some(isRow))
  return Array.isArray(groups)
    ? groups
        .filter(isRow)
        .flatMap(
          (group) =>
            Object.values(group).find((value): value is Row[] => Array.isArray(value)) ?? [],
        )
    : []
}

/**
 * Returns the options of a list, for a select.
 * @param query narrows it, for example `{ career_field_id: '3' }`
 */
export function useOptions(
  list: OptionList,
  query: Readonly<Record<string, string>> = {},
): readonly Option[] {
  const [call, id, label] = lists[list]
  const field = list === 'skill' || list === 'projectType' ? query['career_field_id'] : undefined
  const ofField = useCareerFieldOptions(field)
  const found = useQuery({
    queryKey: ['lookups', call, query],
    staleTime: 3_600_000,
    enabled: field === undefined,
    queryFn: async () =>
      list === 'zone'
        ? listZoneOptions((await client.lookups.listTimeZones({})).payload)
        : toLookupRows(
            (
              await sendUntyped(
                'lookups',
                call,
                call === 'listLanguages' ? { body: {} } : { query },
              )
            ).payload,
          ).map((row) => ({ value: String(row[id]), label: String(row[label]) })),
  })
  return (
    (field === undefined ? found.data : list === 'skill' ? ofField?.skills : ofField?.projects) ??
    []
  )
}

/** Returns the skills and project types of a career field; one request serves both. */
function useCareerFieldOptions(
  field: string | undefined,
): { readonly skills: readonly Option[]; readonly projects: readonly Option[] } | undefined {
  return useQuery({
    queryKey: ['lookups', 'listSkillsAndProjects', field],
    staleTime: 3_600_000,
    enabled: field !== undefined,
    queryFn: async () => {
      const { skills, projects } = (
        await client.lookups.listSkillsAndProjects({ query: { career_field_id: field ?? '' } })
      ).payload
      return {
        skills: skills.map((skill) => ({ value: String(skill.skill_id), label: skill.skill_name })),
        projects: projects.map((project) => ({
          value: String(project.project_id),
          label: project.project_name,
        })),
      }
    },
  }).data
}
