import { paths } from '@fledge/contract/paths.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { longWord } from '@fledge/ui/testing/samples.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleCompanyPage } from '../../testing/samples/company-page.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { noSavedViews } from '../../testing/samples/views.ts'
import OperatorRecordsScreen from './operator-records-screen.tsx'

const id = '00000000-0000-7000-8000-000000000001'
const at = '2026-11-25T18:20:00Z'
const company = {
  company_id: id,
  name: 'Aurora Labs',
  status: 'APPROVED',
  country: 'Portugal',
  industry: 'Software',
  is_trusted: true,
  email_domain: 'aurora.example',
  created_at: at,
  decided_at: null,
} as const
const lists = [
  noSavedViews,
  respondWith('records', 'listAllCompanies', [
    company,
    { ...company, company_id: 'b', name: longWord },
  ]),
  respondWith('records', 'listAllApplications', [
    {
      user_id: 'amara',
      application_id: id,
      status: 'IN_REVIEW',
      name: 'Lucas Meyer',
      email: 'lucas@fledge.test',
      batch_name: 'Spring 2027',
      career_field: 'Design',
      country: 'Germany',
      reviewer: null,
      created_at: at,
      submitted_at: at,
      decided_at: null,
    },
  ]),
  respondWith('records', 'listPublishedPlans', [
    {
      plan_id: id,
      name: 'Product design',
      status: 'ACTIVE',
      company_id: id,
      company_name: 'Aurora Labs',
      openings: 3,
      openings_taken: 1,
      career_field: 'Design',
      start_month: null,
      published_at: at,
      updated_at: at,
    },
  ]),
  respondWith('records', 'listSentOffers', [
    {
      user_id: 'amara',
      offer_id: id,
      status: 'OFFERED',
      role: 'Designer',
      intern_name: 'Lucas Meyer',
      company_id: id,
      company_name: 'Aurora Labs',
      batch_name: 'Spring 2027',
      starts_on: '2027-03-01',
      ends_on: '2027-05-31',
      sent_at: at,
      answer_by: null,
    },
  ]),
  respondWith('records', 'listAllCandidatures', sampleCompanyPage.lists.candidatures.rows),
  respondWith('records', 'listAllInterviews', sampleCompanyPage.lists.interviews.rows),
  respondWith('records', 'listAllInternships', sampleCompanyPage.lists.internships.rows),
  respondWith('records', 'listAllNoShows', sampleCompanyPage.lists.no_shows.rows),
  respondWith('records', 'listSeatAlerts', [
    {
      email: 'lucas@fledge.test',
      user_id: id,
      batch_id: id,
      batch_name: 'Spring 2027',
      state: 'WAITING',
      created_at: at,
      told_at: null,
    },
    {
      email: `${longWord}@fledge.test`,
      user_id: null,
      batch_id: id,
      batch_name: 'Spring 2027',
      state: 'TOLD',
      created_at: at,
      told_at: at,
    },
  ]),
]

const meta: StoryMeta<typeof OperatorRecordsScreen> = {
  component: OperatorRecordsScreen,
  decorators: [withServer(lists, sampleOperator)],
  parameters: { address: '/operator/records/companies', route: paths.operator.records },
}
export default meta

export const Companies: Story<typeof OperatorRecordsScreen> = {}
export const Applications: Story<typeof OperatorRecordsScreen> = {
  parameters: {
    address: '/operator/records/applications?status=IN_REVIEW',
    route: paths.operator.records,
  },
}
export const SeatAlerts: Story<typeof OperatorRecordsScreen> = {
  parameters: { address: '/operator/records/seat-alerts', route: paths.operator.records },
}
export const Plans: Story<typeof OperatorRecordsScreen> = {
  parameters: { address: '/operator/records/plans', route: paths.operator.records },
}
export const Offers: Story<typeof OperatorRecordsScreen> = {
  parameters: { address: '/operator/records/offers', route: paths.operator.records },
}
export const Candidatures: Story<typeof OperatorRecordsScreen> = {
  parameters: {
    address: '/operator/records/candidatures',
    route: paths.operator.records,
  },
}
export const Interviews: Story<typeof OperatorRecordsScreen> = {
  parameters: {
    address: '/operator/records/interviews?company=00000000-0000-7000-8000-000000000001',
    route: paths.operator.records,
  },
}
export const Internships: Story<typeof OperatorRecordsScreen> = {
  parameters: {
    address: '/operator/records/internships',
    route: paths.operator.records,
  },
}
export const MissedInterviews: Story<typeof OperatorRecordsScreen> = {
  parameters: {
    address: '/operator/records/no-shows',
    route: paths.operator.records,
  },
}
export const Loading: Story<typeof OperatorRecordsScreen> = {
  decorators: [
    withServer([noSavedViews, neverRespond('records', 'listAllCompanies')], sampleOperator),
  ],
}
export const Failed: Story<typeof OperatorRecordsScreen> = {
  decorators: [
    withServer(
      [noSavedViews, failWith('records', 'listAllCompanies', { status: 500 })],
      sampleOperator,
    ),
  ],
}
