import { applicationStatuses } from '@fledge/domain/applications/types.ts'
import { candidatureStages } from '@fledge/domain/candidatures/types.ts'
import { paymentStatuses } from '@fledge/domain/payments/types.ts'
import { Stack } from '@fledge/ui/page.tsx'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { sampleIntern } from '../../testing/samples/people.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { ApplicationsCard, CandidaturesCard, PaymentsCard } from './person-cards.tsx'

const meta: StoryMeta<typeof ApplicationsCard> = {
  component: ApplicationsCard,
  decorators: [withServer([], sampleOperator)],
  args: { name: sampleIntern.name, applications: sampleIntern.applications },
}
export default meta

export const None: Story<typeof ApplicationsCard> = { args: { applications: [] } }
/** Every status of all records. */
export const EachStatus: Story<typeof ApplicationsCard> = {
  render: () => (
    <Stack>
      <ApplicationsCard
        name={sampleIntern.name}
        applications={applicationStatuses.flatMap((status) =>
          sampleIntern.applications.map((row) => ({ ...row, status, application_id: status })),
        )}
      />
      <CandidaturesCard
        candidatures={candidatureStages.flatMap((stage) =>
          sampleIntern.candidatures.map((row) => ({ ...row, stage, candidature_id: stage })),
        )}
      />
      <PaymentsCard
        payments={paymentStatuses.flatMap((status) =>
          sampleIntern.payments.map((row) => ({ ...row, status, payment_id: status })),
        )}
      />
    </Stack>
  ),
}
