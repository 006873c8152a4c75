import { ignore, longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import {
  companyReview,
  emptyCompanyProfile,
  longCompanyProfile,
} from '../../testing/samples/companies.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { sampleHolder } from '../../testing/samples/waits.ts'
import { storyNow } from '../../testing/story-time.ts'
import { CompanyReview } from './company-review.tsx'

const withReview = (review: Partial<typeof companyReview>) =>
  withServer(
    [
      respondWith('companies', 'getCompanyForReview', { ...companyReview, ...review }),
      respondWith('interviews', 'listInternFeedback', []),
    ],
    sampleOperator,
  )

const meta: StoryMeta<typeof CompanyReview> = {
  component: CompanyReview,
  args: { id: 'company', onDecided: ignore, onReopen: ignore },
}
export default meta

export const Pending: Story<typeof CompanyReview> = { decorators: [withReview({})] }
export const WithColleague: Story<typeof CompanyReview> = {
  decorators: [
    withReview({
      owner: sampleHolder,
      may: {
        ...companyReview.may,
        approve: 'waits.refused.taken',
        reject: 'waits.refused.taken',
        takeOver: true,
      },
    }),
  ],
}
export const AboutToBeApproved: Story<typeof CompanyReview> = {
  decorators: [
    withReview({
      pending: {
        act_id: 'act',
        act: 'approveCompany',
        due_at: storyNow,
        actor_id: 'operator-user',
        actor_name: 'Iris Weber',
      },
    }),
  ],
}
export const InSample: Story<typeof CompanyReview> = {
  decorators: [withReview({ is_in_sample: true })],
}
export const Decided: Story<typeof CompanyReview> = {
  decorators: [
    withReview({
      status: 'REJECTED',
      is_free_address: true,
      is_website_of_domain: false,
      same_domain: [{ company_id: 'other', name: 'Aurora Studio', status: 'REJECTED' }],
      completed_onboarding: false,
      decision_reason: 'NOT_A_COMPANY',
      history: [
        {
          move: 'reject',
          by: 'Iris Weber',
          reason: 'OTHER',
          note: longText,
          at: '2026-11-22T09:00:00Z',
        },
      ],
    }),
  ],
}
export const Empty: Story<typeof CompanyReview> = {
  decorators: [withReview({ profile: emptyCompanyProfile, email_domain: null })],
}
export const LongText: Story<typeof CompanyReview> = {
  decorators: [
    withReview({
      name: longWord,
      profile: longCompanyProfile,
      email_domain: `${longWord}.example.com`,
      members: companyReview.members.map((member) => ({
        ...member,
        name: longWord,
        email: `${longWord}@example.com`,
        job_title: longText,
      })),
    }),
  ],
}
export const Loading: Story<typeof CompanyReview> = {
  decorators: [withServer([neverRespond('companies', 'getCompanyForReview')], sampleOperator)],
}
export const Missing: Story<typeof CompanyReview> = {
  decorators: [
    withServer([failWith('companies', 'getCompanyForReview', { status: 404 })], sampleOperator),
  ],
}
