import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../testing/fake-server.tsx'
import { sampleOperator } from '../testing/samples/users.ts'
import { CompanyLink, PermittedButtonLink, PermittedLink, PlanLink } from './permitted-link.tsx'

function Links() {
  return (
    <>
      <PermittedLink to="/operator/offers/offer">Data intern</PermittedLink>{' '}
      <CompanyLink id="company" name="Brightwater Labs" />{' '}
      <PermittedButtonLink size="small" to="/operator/applications/application">
        Open application
      </PermittedButtonLink>
    </>
  )
}

const meta: StoryMeta<typeof Links> = {
  component: Links,
  decorators: [withServer([], sampleOperator)],
}
export default meta

export const ForManagers: Story<typeof Links> = {}
export const ForFinance: Story<typeof Links> = {
  decorators: [withServer([], { ...sampleOperator, role: 'FINANCE' })],
}
export const OfPlan: Story<typeof Links> = {
  render: () => <PlanLink id="plan" name="Product design" />,
}
