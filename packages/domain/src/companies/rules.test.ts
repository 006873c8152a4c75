import { expect, test } from 'vitest'
import {
  type CompanyProfileFacts,
  missingContactFields,
  getProfilePercent,
  getProfileState,
  getSiteDomain,
} from './rules.ts'

const empty: CompanyProfileFacts = {
  name: 'Acme',
  industry_id: null,
  country_id: null,
  website: null,
  employee_count_id: null,
  founded_year: null,
  introduction: null,
  culture_ids: [],
  flexible_environment_ids: [],
  tools: 0,
  logo: false,
  photos: 0,
  social: 0,
  videos: 0,
  city: null,
  linkedin: null,
}
const full: CompanyProfileFacts = {
  name: 'Acme',
  industry_id: 1,
  country_id: 1,
  website: 'https://a.example',
  employee_count_id: 1,
  founded_year: 1999,
  introduction: 'x',
  culture_ids: [1],
  flexible_environment_ids: [1],
  tools: 1,
  logo: true,
  photos: 1,
  social: 1,
  videos: 1,
  city: 'Porto',
  linkedin: 'https://linkedin.com/company/a',
}

test('a profile is complete when every field of every section is filled', () => {
  expect(getProfilePercent(getProfileState(full))).toBe(100)
  expect(getProfileState(full).flatMap((sectionState) => sectionState.missing)).toEqual([])
})

test('requires only the onboarding fields, not logo, photos or links', () => {
  expect(getProfileState(empty).flatMap((sectionState) => sectionState.missingRequired)).toEqual([
    'industry_id',
    'country_id',
    'employee_count_id',
    'introduction',
  ])
  expect(
    getProfileState({ ...empty, logo: true }).find(
      (sectionState) => sectionState.section === 'media',
    ),
  ).toMatchObject({ done: 1, of: 4, missing: ['photos', 'videos', 'social'] })
})

test('a point of contact requires role, LinkedIn and at least one language', () => {
  expect(
    missingContactFields({ job_title_id: null, linkedin_url: null, language_ids: [] }),
  ).toEqual(['job_title_id', 'linkedin_url', 'language_ids'])
  expect(
    missingContactFields({
      job_title_id: 'other',
      linkedin_url: 'https://www.linkedin.com/in/x',
      language_ids: [3],
    }),
  ).toEqual([])
})

test.each([
  ['https://www.Brightwater.example/about?x=1', 'brightwater.example'],
  ['brightwater.example', 'brightwater.example'],
  ['http://jobs.brightwater.example:8080', 'jobs.brightwater.example'],
  ['https://', null],
  ['bright', null],
  ['', null],
  ['ftp://a.example', null],
])('the domain of the website %s is %s', (website, domain) => {
  expect(getSiteDomain(website)).toBe(domain)
})
