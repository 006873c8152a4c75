import type { SessionUser } from '@fledge/contract/sessions/schema.ts'
import type { Payload } from '../../platform/http/client.ts'

export const sampleIntern: SessionUser = {
  user_id: 'intern-user',
  type: 'I',
  email: 'amara@example.com',
  first_name: 'Amara',
  last_name: 'Okafor',
  picture_url: null,
  time_zone: 'Africa/Lagos',
  is_reg_token: false,
  is_invited: false,
  is_onboarding_completed: true,
  is_intern_onboarding_started: true,
  signup_complete: true,
  may_choose_batch: false,
  intern_id: 'intern',
  application_id: 'application',
  role: null,
  permissions: [],
  company: null,
  second_factor_step: null,
  second_factor_due_at: null,
  view: null,
}

/** An administrator of a company. */
export const sampleMember: SessionUser = {
  ...sampleIntern,
  user_id: 'member-user',
  type: 'C',
  email: 'grace@example.com',
  first_name: 'Grace',
  last_name: 'Lin',
  time_zone: 'Europe/London',
  intern_id: null,
  application_id: null,
  role: 'ADMIN',
  permissions: ['BROWSE_CANDIDATE', 'SHORTLIST_CANDIDATE'],
  company: {
    company_id: 'company',
    name: 'Aurora Labs',
    slug: 'aurora-labs',
    account_status: 'APPROVED',
    logo_url: null,
  },
}

const newCompany = {
  company_id: 'company',
  name: 'Aurora Labs',
  slug: 'aurora-labs',
  account_status: 'PENDING_APPROVAL',
  logo_url: null,
} as const
/** An administrator of a company that awaits its approval. */
export const newMember: SessionUser = { ...sampleMember, company: newCompany }
/** The same administrator with what her company waits for. */
export const sampleCompanyUser: Payload<'companies', 'getCompanyUser'> = {
  ...newCompany,
  company_name: newCompany.name,
  user_id: 'member-user',
  member_id: 'member',
  email: 'grace@example.com',
  first_name: 'Grace',
  last_name: 'Lin',
  role: 'ADMIN',
  permissions: [],
  is_first: true,
  notice: 'companies.notice.pending',
  answer_by: '2026-11-27T17:00:00Z',
  is_onboarding_completed: true,
  created_at: '2026-11-24T09:00:00Z',
}

/** A member of the same company who supervises a plan. */
export const sampleColleague: SessionUser = {
  ...sampleMember,
  user_id: 'colleague-user',
  email: 'tomas@example.com',
  first_name: 'Tomáš',
  last_name: 'Novák',
  role: 'SUPERVISOR',
  permissions: [],
}

export const sampleOperator: SessionUser = {
  ...sampleMember,
  user_id: 'operator-user',
  type: 'O',
  email: 'iris@example.com',
  first_name: 'Iris',
  last_name: 'Weber',
  role: 'MANAGER',
  permissions: [],
  company: null,
}
