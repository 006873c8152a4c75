import type { Payload } from '../../platform/http/client.ts'

/** A registration that has just begun. */
export const newRegistration: Payload<'registration', 'getRegistration'> = {
  email: 'grace@aurora.example',
  is_invited: false,
  invited_by: null,
  company: null,
  invitation: null,
  poc: null,
}

/** A registration of a company that the programme team invited. */
export const invitedRegistration: Payload<'registration', 'getRegistration'> = {
  ...newRegistration,
  invitation: {
    name: 'Aurora Labs',
    website: 'https://aurora.example',
    first_name: 'Grace',
    last_name: 'Lin',
  },
}

/** A registration whose two steps are filled in. */
export const fullRegistration = {
  ...newRegistration,
  poc: {
    first_name: 'Grace',
    last_name: 'Lin',
    phone: null,
    time_zone: 'Europe/London',
    job_title_id: 1,
    custom_job_title: null,
    linkedin_url: 'https://www.linkedin.com/in/grace-lin',
    hiring_reason_ids: [1],
    proficient_language_ids: [1],
  },
  company: {
    company_id: 'company',
    name: 'Aurora Labs',
    website: 'https://aurora.example',
    industry_id: 1,
    employee_count_id: 1,
    country_id: 2,
    city: 'Berlin',
    time_zone: 'Europe/Berlin',
    linkedin: null,
    logo_url: null,
    account_status: 'PENDING_APPROVAL',
  },
} as const satisfies Payload<'registration', 'getRegistration'>
