import { longText, longWord } from '@fledge/ui/testing/samples.ts'
import { respondWith } from '../fake-server.tsx'

/** The option lists that forms ask for; each has an option with a long name. */
export const sampleLookups = [
  respondWith('lookups', 'listJobTitles', {
    category_job_titles: [
      {
        category_id: 1,
        category_name: 'Leadership',
        job_titles: [
          { job_title_id: 1, job_title: 'Head of design' },
          { job_title_id: 2, job_title: longText },
        ],
      },
    ],
    custom_job_titles: [],
  }),
  respondWith('lookups', 'listJobFunctions', [{ id: 1, name: 'Head of design' }]),
  respondWith('lookups', 'listTimeZones', []),
  respondWith('lookups', 'listLanguages', [
    { id: 1, name: 'English', code: 'en' },
    { id: 2, name: 'German', code: 'de' },
  ]),
  respondWith('lookups', 'listCountries', [
    { id: 1, name: 'Nigeria', code: 'NG', phone_code: '234' },
    { id: 2, name: 'Germany', code: 'DE', phone_code: '49' },
  ]),
  respondWith('lookups', 'listIndustries', [
    { industry_id: 1, industry_name: 'Software' },
    { industry_id: 2, industry_name: longText },
  ]),
  respondWith('lookups', 'listEmployeeCounts', [{ id: 1, number_of_employees: '11 to 50' }]),
  respondWith('lookups', 'listAnnualRevenues', [{ id: 1, name: 'Up to €1 million' }]),
  respondWith('lookups', 'listFundingTypes', [{ id: 1, name: 'Self-funded' }]),
  respondWith('lookups', 'listCompanyCultures', [
    { id: 1, company_culture_name: 'Curious', description: 'Asks before it answers' },
    { id: 2, company_culture_name: longWord, description: longText },
  ]),
  respondWith('lookups', 'listFlexibleEnvironments', [{ id: 1, name: 'Remote first' }]),
  respondWith('lookups', 'listHiringReasons', [
    { poc_hiring_reason_id: 1, poc_hiring_reason: 'To grow the team', is_archived: false },
  ]),
  respondWith('lookups', 'listCompanyTools', {
    category_tools: [
      { category_id: 1, category_name: 'Design', tools: [{ id: 1, name: 'Figma' }] },
    ],
    custom_tools: ['Blender'],
  }),
  respondWith('lookups', 'listRemoteTools', [{ remotework_tools_id: 1, tools_name: 'Zoom' }]),
  respondWith('lookups', 'listCareerFields', [
    { career_field_id: 1, career_field_name: 'Design' },
    { career_field_id: 2, career_field_name: longText },
  ]),
  respondWith('lookups', 'listSpecialisations', [
    { specialisation_id: 1, specialisation_name: 'Product design', career_field_id: 1 },
  ]),
  respondWith('lookups', 'listSkills', [
    { skill_id: 1, skill_name: 'Prototyping', career_field_ids: [1] },
  ]),
  respondWith('lookups', 'listProjectTypes', [
    { project_id: 1, project_name: 'Design system', career_field_id: 1 },
  ]),
  respondWith('lookups', 'listSkillsAndProjects', {
    skills: [
      { skill_id: 1, skill_name: 'Prototyping' },
      { skill_id: 2, skill_name: longWord },
    ],
    projects: [{ project_id: 1, project_name: 'Design system' }],
  }),
  respondWith('lookups', 'listInternRoles', [
    { intern_interested_role_id: 1, name: 'Product design', description: '' },
  ]),
  respondWith('lookups', 'listCompanyRoles', [
    {
      role: 'ADMIN',
      name: 'Administrator',
      description: 'Manages members, plans and offers.',
      may: ['Invite colleagues', 'Send offers'],
    },
    {
      role: 'SUPERVISOR',
      name: 'Supervisor',
      description: 'Manages the plans they supervise.',
      may: ['Propose interviews'],
    },
  ]),
]
