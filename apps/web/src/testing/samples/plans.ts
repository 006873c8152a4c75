import type { Payload } from '../../platform/http/client.ts'

/** A plan as an option of a select. */
export const planOption: Payload<'browse', 'listOpportunityOptions'>[number] = {
  internship_opportunity_name: 'Product design',
  internship_opportunity_id: 'plan',
  is_active: 1,
  career_field: 'Design',
  supervisor_ids: ['member'],
  openings_left: 1,
  takes_candidates: true,
}

const notNow = 'errors.ILLEGAL_TRANSITION'

/** A published plan, as its company sees it. */
export const samplePlan: Payload<'plans', 'getPlan'> = {
  uuid: 'plan',
  ioId: 'plan',
  name: 'Product design',
  status: 'ACTIVE',
  is_active: 1,
  career_field_id: 1,
  career_field: 'Design',
  openings: 2,
  openings_taken: 1,
  place: 'HYBRID',
  start_month: '2027-03',
  duration_min: 8,
  duration_max: 16,
  hours_a_week: 32,
  open_candidatures: 3,
  interested: 1,
  missing: [],
  paused_reason: null,
  published_at: '2026-11-01T09:00:00Z',
  updated_at: '2026-11-20T09:00:00Z',
  updated_by: 'Grace Lin',
  may: {
    edit: true,
    publish: notNow,
    pause: true,
    resume: notNow,
    archive: 'errors.PLAN_HAS_OPEN_CANDIDATURES',
    restore: notNow,
    discard: notNow,
  },
  specialisations: [{ id: 1, name: 'Product design' }],
  skills: [{ id: 1, name: 'Prototyping' }],
  project_types: [{ id: 1, name: 'Design system' }],
  projects: [{ id: 'project', name: 'Design system' }],
  description: 'Design parts of our app, from first sketches to tested prototypes.',
  responsibilities: 'Draw sketches\nTest prototypes with customers',
  job_description: 'You join the design team of a company that maps the northern lights.',
  start_flexible: true,
  city: 'London',
  country_id: 1,
  time_zone: 'Europe/London',
  working_from: '09:00',
  working_to: '17:00',
  stipend_amount: 90_000,
  stipend_currency: 'EUR',
  supervisors: [{ member_id: 'member', name: 'Grace Lin', picture_url: null, is_active: true }],
}
export const draftPlan: typeof samplePlan = {
  ...samplePlan,
  status: 'DRAFT',
  is_active: 0,
  open_candidatures: 0,
  published_at: null,
  description: '',
  responsibilities: '',
  job_description: '',
  missing: ['description', 'skillIds'],
  may: {
    ...samplePlan.may,
    publish: 'errors.INCOMPLETE',
    pause: notNow,
    archive: notNow,
    discard: true,
  },
}

/** An intern who is interested in a plan. */
export const interestedIntern: Payload<'plans', 'listInterested'>[number] = {
  candidature_id: 'candidature',
  intern_id: 'intern',
  plan_id: 'plan',
  plan_name: 'Product design',
  name: 'Amara Okafor',
  picture_url: null,
  country_code: 'NG',
  time_zone: 'Africa/Lagos',
  university: 'University of Lagos',
  major: 'Industrial design',
  skills: ['Prototyping', 'Figma'],
  interested_at: '2026-11-23T09:00:00Z',
  answer_by: '2026-11-30T09:00:00Z',
}

export const sampleProject: Payload<'projects', 'listProjects'>[number] = {
  id: 'project',
  hcId: 'company',
  name: 'Design system',
  description: 'Components that all our products share.',
  career_field_id: 1,
  career_field: 'Design',
  project_type_id: 1,
  project_type: 'Design system',
  skill_ids: [1],
  skills: ['Prototyping'],
  is_archived: false,
  created_at: '2026-10-01T09:00:00Z',
}

/** What keeps a plan from being published until the company is approved. */
export const waiting: Pick<typeof samplePlan, 'may'> = {
  may: { ...samplePlan.may, publish: 'companies.notice.pending' },
}
