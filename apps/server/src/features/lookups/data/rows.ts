import type { LookupList } from '@fledge/domain/lookups/types.ts'
import { technologyFields } from './career-fields-technology.ts'
import { businessFields } from './career-fields-business.ts'
import type { CareerField } from './career-field.ts'
import * as company from './company-lists.ts'
import * as people from './people-lists.ts'
import { countryRows, languageRows } from './places.ts'
import type { LookupSeed } from './lookup-seed.ts'
import { skills } from './skills.ts'

export const careerFields: readonly CareerField[] = [...technologyFields, ...businessFields]

const toPlainRows = (list: LookupList, labels: readonly string[]): LookupSeed[] =>
  labels.map((label, at) => ({ list, id: at + 1, label, sort: at }))

const described = (list: LookupList, entries: readonly company.Described[]): LookupSeed[] =>
  entries.map(({ label, description }, at) => ({
    list,
    id: at + 1,
    label,
    sort: at,
    data: { description },
  }))

const children = (list: LookupList, parent: number, labels: readonly string[]): LookupSeed[] =>
  labels.map((label, at) => ({
    list,
    id: parent * 100 + at + 1,
    label,
    sort: parent * 100 + at,
    parent_id: parent,
  }))

const grouped = (
  categories: LookupList,
  list: LookupList,
  groups: company.Grouped,
): LookupSeed[] => [
  ...toPlainRows(
    categories,
    groups.map((group) => group.category),
  ),
  ...groups.flatMap((group, at) => children(list, at + 1, group.entries)),
]

function skillRows(): LookupSeed[] {
  return skills.map((label, at) => ({
    list: 'skill',
    id: at + 1,
    label,
    sort: at,
    data: {
      career_field_ids: careerFields
        .filter((field) => field.skills.includes(label))
        .map((field) => field.id),
    },
  }))
}

/** Every row of every list, as the product ships it. */
export function lookupRows(): readonly LookupSeed[] {
  return [
    ...countryRows(),
    ...languageRows(),
    ...toPlainRows('industry', company.industries),
    ...toPlainRows('employee-count', company.employeeCounts),
    ...toPlainRows('funding-type', company.fundingTypes),
    ...toPlainRows('annual-revenue', company.annualRevenues),
    ...toPlainRows('flexible-environment', company.flexibleEnvironments),
    ...toPlainRows('remote-tool', company.remoteTools),
    ...toPlainRows('hiring-reason', company.hiringReasons),
    ...toPlainRows('job-function', company.jobFunctions),
    ...described('company-culture', company.cultures),
    ...described('intern-role', company.internRoles),
    ...grouped('tool-category', 'company-tool', company.companyTools),
    ...grouped('job-title-category', 'job-title', company.jobTitles),
    ...careerFields.map((field, at) => ({
      list: 'career-field' as const,
      id: field.id,
      label: field.name,
      sort: at,
    })),
    ...careerFields.flatMap((field) => children('specialisation', field.id, field.specialisations)),
    ...careerFields.flatMap((field) => children('project', field.id, field.projects)),
    ...skillRows(),
    ...people.educationLevels.map((level, at) => ({
      list: 'education-level' as const,
      id: at + 1,
      label: level.label,
      sort: at,
      data: { is_certificate_course: level.isCertificate },
    })),
    ...grouped('major-category', 'major', people.majors),
    ...toPlainRows('racial-ethnic-group', people.racialEthnicGroups),
    ...toPlainRows('disability', people.disabilities),
    ...toPlainRows('gender', people.genders),
  ]
}
