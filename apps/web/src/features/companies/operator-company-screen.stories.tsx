import type { CompanyPage } from '@fledge/contract/companies/company-page-schema.ts'
import { paths } from '@fledge/contract/paths.ts'
import { longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { newCompanyPage, sampleCompanyPage } from '../../testing/samples/company-page.ts'
import { samplePersonEvents } from '../../testing/samples/people.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import OperatorCompanyScreen from './operator-company-screen.tsx'

const events = samplePersonEvents.map(({ company_name: _company, ...event }) => ({
  ...event,
  intern_name: 'Amara Okafor',
}))
const withCompany = (company: CompanyPage, of: typeof events = events) =>
  withServer(
    [
      respondWith('companies', 'getCompanyPage', company),
      respondWith('companies', 'listCompanyEvents', of),
    ],
    sampleOperator,
  )

const meta: StoryMeta<typeof OperatorCompanyScreen> = {
  component: OperatorCompanyScreen,
  decorators: [withCompany(sampleCompanyPage)],
  parameters: { address: '/operator/companies/company', route: paths.operator.company },
}
export default meta

export const Hiring: Story<typeof OperatorCompanyScreen> = {}
export const New: Story<typeof OperatorCompanyScreen> = {
  decorators: [withCompany(newCompanyPage, [])],
}
export const LongText: Story<typeof OperatorCompanyScreen> = {
  decorators: [
    withCompany({
      ...sampleCompanyPage,
      name: longWord,
      website: `https://${longWord}.example`,
      notes: sampleCompanyPage.notes.map((note) => ({ ...note, note: longText, author: '' })),
      waits: sampleCompanyPage.waits.map((wait) => ({ ...wait, intern_name: longText })),
    }),
  ],
}
export const Loading: Story<typeof OperatorCompanyScreen> = {
  decorators: [withServer([neverRespond('companies', 'getCompanyPage')], sampleOperator)],
}
export const Missing: Story<typeof OperatorCompanyScreen> = {
  decorators: [
    withServer([failWith('companies', 'getCompanyPage', { status: 404 })], sampleOperator),
  ],
}
export const Failed: Story<typeof OperatorCompanyScreen> = {
  decorators: [
    withServer([failWith('companies', 'getCompanyPage', { status: 500 })], sampleOperator),
  ],
}
