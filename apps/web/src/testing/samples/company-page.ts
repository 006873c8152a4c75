import type { CompanyPage } from '@fledge/contract/companies/company-page-schema.ts'
import { sampleWait } from './people.ts'

const at = '2026-11-24T09:00:00Z'
const parties = {
  intern_name: 'Amara Okafor',
  user_id: 'intern',
  company_id: 'company',
  company_name: 'Brightwater Labs',
}

const { company_id: _id, company_name: _company, batch_name: _batch, ...wait } = sampleWait

export const sampleCompanyMember: CompanyPage['members']['rows'][number] = {
  id: 'member',
  type: 'C',
  status: 'ACTIVE',
  name: 'Hannah Brandt',
  email: 'hannah@brightwater.example',
  created_at: at,
  last_seen_at: at,
  operator_role: null,
  application: null,
  company: { company_id: 'company', name: 'Brightwater Labs', status: 'APPROVED' },
  role: 'ADMIN',
  member_status: 'ACTIVE',
}

const sampleLists: CompanyPage['lists'] = {
  plans: {
    count: 12,
    rows: [
      {
        plan_id: 'plan',
        name: 'Product design',
        status: 'ACTIVE',
        company_id: 'company',
        company_name: 'Brightwater Labs',
        openings: 3,
        openings_taken: 1,
        career_field: 'Design',
        start_month: null,
        published_at: at,
        updated_at: at,
      },
    ],
  },
  candidatures: {
    count: 1,
    rows: [
      {
        ...parties,
        candidature_id: 'candidature',
        stage: 'OFFERED',
        plan_name: 'Product design',
        batch_name: 'Spring 2027',
        stage_since: at,
        created_at: at,
        end_reason: null,
      },
    ],
  },
  interviews: {
    count: 1,
    rows: [
      {
        ...parties,
        interview_id: 'interview',
        status: 'COMPLETED',
        plan_name: 'Product design',
        starts_at: at,
        created_at: at,
        status_since: at,
        end_reason: null,
      },
    ],
  },
  offers: {
    count: 1,
    rows: [
      {
        user_id: 'amara',
        offer_id: 'offer',
        status: 'OFFERED',
        role: 'Product designer',
        intern_name: 'Amara Okafor',
        company_id: 'company',
        company_name: 'Brightwater Labs',
        batch_name: 'Spring 2027',
        starts_on: '2027-03-01',
        ends_on: '2027-05-28',
        sent_at: at,
        answer_by: null,
      },
    ],
  },
  internships: {
    count: 1,
    rows: [
      {
        ...parties,
        internship_id: 'internship',
        status: 'ONGOING',
        plan_name: 'Product design',
        starts_on: '2026-10-05',
        ends_on: '2026-12-18',
        ended_early: false,
        supervisor: 'Jonas Weber',
      },
    ],
  },
  credits: {
    count: 2,
    rows: [
      {
        ...parties,
        line_id: '2',
        kind: 'HOLD',
        amount: 1,
        balance_after: 9,
        reason: 'propose',
        note: null,
        at,
        actor: 'Hannah Brandt',
      },
      {
        ...parties,
        line_id: '1',
        kind: 'GRANT',
        amount: 10,
        balance_after: 10,
        reason: 'approval',
        note: null,
        at,
        intern_name: null,
        user_id: null,
        actor: null,
      },
    ],
  },
  no_shows: {
    count: 1,
    rows: [
      {
        ...parties,
        no_show_id: 'no-show',
        side: 'company',
        starts_at: at,
        recorded_at: at,
        explained_at: at,
        contested_at: null,
        decision: 'EXCUSE',
        decided_at: at,
      },
    ],
  },
}

/** The page of a company that hires. */
export const sampleCompanyPage: CompanyPage = {
  company_id: 'company',
  name: 'Brightwater Labs',
  status: 'APPROVED',
  is_trusted: true,
  logo_url: null,
  country: 'Germany',
  city: 'Berlin',
  time_zone: 'Europe/Berlin',
  website: 'https://brightwater-studio.example',
  email_domain: 'brightwater-studio.example',
  created_at: at,
  decided_at: at,
  account_manager: { user_id: 'operator', name: 'Ines Duarte' },
  credits_left: 9,
  response_hours: 20,
  waits: [{ ...wait, intern_name: 'Amara Okafor' }],
  lists: sampleLists,
  members: {
    count: 2,
    rows: [
      sampleCompanyMember,
      {
        ...sampleCompanyMember,
        id: 'supervisor',
        name: 'Jonas Weber',
        email: 'jonas@brightwater.example',
        role: 'SUPERVISOR',
      },
    ],
  },
  ratings: { interview_count: 12, interview_average: 8.25, week_count: 40, week_average: 9 },
  notes: [
    {
      note_id: 'note',
      author: 'Ines Duarte',
      note: 'Prefers calls in the morning.',
      created_at: at,
    },
  ],
  may: { trust: true, note: true, assign_manager: true, transfer_administrator: true },
}

/** The page of a company that has just registered. */
export const newCompanyPage: CompanyPage = {
  ...sampleCompanyPage,
  status: 'PENDING_APPROVAL',
  is_trusted: false,
  account_manager: null,
  credits_left: 0,
  response_hours: null,
  waits: [],
  lists: {
    plans: { count: 0, rows: [] },
    candidatures: { count: 0, rows: [] },
    interviews: { count: 0, rows: [] },
    offers: { count: 0, rows: [] },
    internships: { count: 0, rows: [] },
    credits: { count: 0, rows: [] },
    no_shows: { count: 0, rows: [] },
  },
  members: { count: 1, rows: [sampleCompanyMember] },
  ratings: { interview_count: 0, interview_average: null, week_count: 0, week_average: null },
  notes: [],
  may: {
    trust: 'companies.refused.notApproved',
    note: true,
    assign_manager: true,
    transfer_administrator: 'refused.managerOnly',
  },
}
