import { longText, longWord } from '@fledge/ui/testing/samples.ts'
import { responds } from '../fake-server.tsx'

/** The option lists that forms ask for; each has an option with a long name. */
export const sampleLookups = [
  responds('lookups', 'listJobTitles', {
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
  responds('lookups', 'listJobFunctions', [{ id: 1, name: 'Head of design' }]),
  responds('lookups', 'listTimeZones', []),
  responds('lookups', 'listLanguages', [
    { id: 1, name: 'English', code: 'en' },
    { id: 2, name: 'German', code: 'de' },
  ]),
  responds('lookups', 'listCountries', [
    { id: 1, name: 'Nigeria', code: 'NG', phone_code: '234' },
    { id: 2, name: 'Germany', code: 'DE', phone_code: '49' },
  ]),
  responds('lookups', 'listIndustries', [
    { industry_id: 1, industry_name: 'Software' },
    { industry_id: 2, industry_name: longText },
  ]),
  responds('lookups', 'listEmployeeCounts', [{ id: 1, number_of_employees: '11 to 50' }]),
  responds('lookups', 'listAnnualRevenues', [{ id: 1, name: 'Up to €1 million' }]),
  responds('lookups', 'listFundingTypes', [{ id: 1, name: 'Self-funded' }]),
  responds('lookups', 'listCompanyCultures', [
    { id: 1, company_culture_name: 'Curious', description: 'Asks before it answers' },
    { id: 2, company_culture_name: longWord, description: longText },
  ]),
  responds('lookups', 'listFlexibleEnvironments', [{ id: 1, name: 'Remote first' }]),
  responds('lookups', 'listHiringReasons', [
    { poc_hiring_reason_id: 1, poc_hiring_reason: 'To grow the team', is_archived: false },
  ]),
  responds('lookups', 'listCompanyTools', {
    category_tools: [
      { category_id: 1, category_name: 'Design', tools: [{ id: 1, name: 'Figma' }] },
    ],
    custom_tools: ['Blender'],
  }),
  responds('lookups', 'listRemoteTools', [{ remotework_tools_id: 1, tools_name: 'Zoom' }]),
  responds('lookups', 'listCareerFields', [
    { career_field_id: 1, career_field_name: 'Design' },
    { career_field_id: 2, career_field_name: longText },
  ]),
  responds('lookups', 'listSpecialisations', [
    { specialisation_id: 1, specialisation_name: 'Product design', career_field_id: 1 },
  ]),
  responds('lookups', 'listSkills', [
    { skill_id: 1, skill_name: 'Prototyping', career_field_ids: [1] },
  ]),
  responds('lookups', 'listProjectTypes', [
    { project_id: 1, project_name: 'Design system', career_field_id: 1 },
  ]),
  responds('lookups', 'listSkillsAndProjects', {
    skills: [
      { skill_id: 1, skill_name: 'Prototyping' },
      { skill_id: 2, skill_name: longWord },
    ],
    projects: [{ project_id: 1, project_name: 'Design system' }],
  }),
  responds('lookups', 'listInternRoles', [
    { intern_interested_role_id: 1, name: 'Product design', description: '' },
  ]),
  responds('lookups', 'listCompanyRoles', [
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
