import { longText, longWord, samplePicture } from '@fledge/ui/testing/samples.ts'
import type { Payload } from '../../platform/http/client.ts'

type Profile = Payload<'companies', 'getCompanyProfile'>
type PublicCompany = Payload<'companies', 'getPublicCompany'>

const versions: Profile['versions'] = {
  basic: 1,
  general: 1,
  introduction: 1,
  arrangements: 1,
  tools: 1,
  social: 1,
  photos: 1,
  videos: 1,
  logo: 1,
}
const design = { id: 1, name: 'Figma' }

export const sampleMedia: Payload<'companies', 'getMediaDetails'> = {
  logo_url: samplePicture,
  photos: [
    { key: 'photo', url: samplePicture, caption: 'Our office' },
    { key: 'other', url: samplePicture, caption: longText },
  ],
  videos: [
    {
      key: null,
      url: 'https://www.youtube.com/watch?v=abcdefghijk',
      provider: 'YOUTUBE',
      id: 'abcdefghijk',
      caption: 'A day with us',
    },
  ],
  social: { github: 'https://github.com/aurora-labs' },
  versions,
}
export const noMedia: typeof sampleMedia = {
  ...sampleMedia,
  logo_url: null,
  photos: [],
  videos: [],
  social: {},
}

/** The profile of a company, as its members edit it. */
export const sampleCompanyProfile: Profile = {
  basic: {
    company_id: 'company',
    slug: 'aurora-labs',
    name: 'Aurora Labs',
    website: 'https://aurora.example.com',
    industry_id: 1,
    industry: 'Software',
    country_id: 1,
    country: 'Britain',
    country_code: 'GB',
    city: 'London',
    versions,
  },
  general: {
    employee_count_id: 1,
    employee_count: '11 to 50',
    founded_year: 2015,
    time_zone: 'Europe/London',
    funding_type_id: 1,
    funding_type: 'Self-funded',
    annual_revenue_id: 1,
    annual_revenue: 'Up to €1 million',
    versions,
  },
  about: {
    company_introduction: '<p>We map the <strong>northern lights</strong>.</p>',
    linkedin: 'https://www.linkedin.com/company/aurora-labs',
    cultures: [{ id: 1, name: 'Curious' }],
    flexible_environments: [{ id: 1, name: 'Remote first' }],
    remote_tools: [{ id: 1, name: 'Zoom' }],
    company_tools: [design],
    custom_tools: ['Blender'],
    versions,
  },
  media: sampleMedia,
  account_status: 'APPROVED',
  versions,
  completion: {
    percent: 80,
    sections: [
      { section: 'basic', done: 4, of: 4, missing: [] },
      { section: 'general', done: 4, of: 5, missing: ['founded_year'] },
      { section: 'about', done: 3, of: 4, missing: ['introduction'] },
      { section: 'media', done: 1, of: 2, missing: ['videos'] },
    ],
  },
}
export const emptyCompanyProfile: Profile = {
  ...sampleCompanyProfile,
  basic: {
    ...sampleCompanyProfile.basic,
    website: null,
    industry: null,
    country: null,
    city: null,
  },
  general: {
    ...sampleCompanyProfile.general,
    employee_count: null,
    founded_year: null,
    funding_type: null,
    annual_revenue: null,
  },
  about: {
    ...sampleCompanyProfile.about,
    company_introduction: null,
    linkedin: null,
    cultures: [],
    flexible_environments: [],
    remote_tools: [],
    company_tools: [],
    custom_tools: [],
  },
  media: noMedia,
}
export const longCompanyProfile: Profile = {
  ...sampleCompanyProfile,
  basic: {
    ...sampleCompanyProfile.basic,
    name: longWord,
    website: `https://${longWord}.example.com`,
    industry: longText,
    city: longWord,
  },
  about: {
    ...sampleCompanyProfile.about,
    company_introduction: `<p>${longWord}</p><p>${longText}</p>`,
    cultures: [{ id: 1, name: longText }],
    custom_tools: [longWord],
  },
}

/** A company that awaits the programme team's decision. */
/** What the programme team asked the company for in `companyReview`. */
export const sampleQuestion: NonNullable<
  Payload<'companies', 'getCompanyForReview'>['questions']
>[number] = {
  question_id: 'question',
  points: ['Your registration number', 'Who signs agreements for your company?'],
  asked_by: 'Iris Weber',
  asked_at: '2026-11-23T09:00:00Z',
  due_at: '2026-11-30T09:00:00Z',
  answer: null,
  answered_by: null,
  answered_at: null,
  is_open: true,
}

export const companyReview: Payload<'companies', 'getCompanyForReview'> = {
  profile: sampleCompanyProfile,
  company_id: 'company',
  name: 'Aurora Labs',
  email_domain: 'aurora.example.com',
  status: 'PENDING_APPROVAL',
  is_trusted: false,
  decision_reason: null,
  decided_at: null,
  created_at: '2026-11-20T09:00:00Z',
  is_free_address: false,
  is_website_of_domain: true,
  same_domain: [],
  completed_onboarding: true,
  credits_left: 0,
  members: [
    {
      user_id: 'member-user',
      name: 'Grace Lin',
      email: 'grace@example.com',
      phone: '+44 20 7946 0018',
      role: 'ADMIN',
      status: 'ACTIVE',
      job_title: 'Head of design',
      linkedin_url: 'https://www.linkedin.com/in/grace-lin',
      picture_url: null,
      time_zone: 'Europe/London',
      is_first: true,
    },
  ],
  counts: { plans: 1, candidatures: 0, interviews: 0, internships: 0 },
  history: [],
  notes: [],
  is_in_sample: false,
  owner: null,
  pending: null,
  may: {
    admit: 'errors.ILLEGAL_TRANSITION',
    approve: true,
    reject: true,
    reopen: 'errors.ILLEGAL_TRANSITION',
    expel: 'errors.ILLEGAL_TRANSITION',
    trust: 'companies.refused.notApproved',
    takeOver: 'waits.refused.unassigned',
    ask: true,
    note: true,
  },
}

export const publicPlan: PublicCompany['internships'][number] = {
  plan_id: 'plan',
  name: 'Product design',
  career_field: 'Design',
  place: 'HYBRID',
  city: 'London',
  start_month: '2027-03',
  duration_min: 8,
  duration_max: 16,
  hours_a_week: 32,
  openings_left: 2,
  is_paid: true,
  stipend_amount: 90_000,
  stipend_currency: 'EUR',
  skills: ['Prototyping', 'Figma'],
  description: 'Design parts of our app.',
  responsibilities: 'Draw sketches\nTest prototypes',
  working_from: '09:00',
  working_to: '17:00',
  time_zone: 'Europe/London',
}
/** A company as everyone sees it. */
export const publicCompany: PublicCompany = {
  ...sampleMedia,
  company_id: 'company',
  slug: 'aurora-labs',
  name: 'Aurora Labs',
  website: 'https://aurora.example.com',
  industry: 'Software',
  country: 'Britain',
  country_code: 'GB',
  city: 'London',
  time_zone: 'Europe/London',
  employee_count: '11 to 50',
  founded_year: 2015,
  company_introduction: '<p>We map the northern lights.</p>',
  linkedin: null,
  cultures: [{ name: 'Curious', description: 'Asks before it answers' }],
  flexible_environments: ['Remote first'],
  tools: ['Figma', 'Blender'],
  interns_hosted: 4,
  usual_answer_hours: 20,
  people: [
    {
      name: 'Grace Lin',
      job_title: 'Head of design',
      country_code: 'GB',
      time_zone: 'Europe/London',
    },
  ],
  is_preview: false,
  internships: [publicPlan],
}
export const longPublicCompany: PublicCompany = {
  ...publicCompany,
  name: longWord,
  company_introduction: `<p>${longText.repeat(8)}</p><p>${longWord}</p>`,
  cultures: [{ name: longWord, description: longText }],
  flexible_environments: [longText],
  tools: [longWord],
  people: [{ name: longWord, job_title: longText, country_code: null, time_zone: 'Europe/London' }],
  internships: [
    {
      ...publicPlan,
      name: longText,
      career_field: longText,
      city: longWord,
      description: longWord,
      skills: [longWord],
    },
  ],
}
