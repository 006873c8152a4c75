import { internshipStatuses } from '@fledge/domain/internships/types.ts'
import { interviewStatuses } from '@fledge/domain/interviews/types.ts'
import { offerStatuses } from '@fledge/domain/offers/types.ts'
import { Stack } from '@fledge/ui/page.tsx'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { sampleIntern } from '../../testing/samples/people.ts'
import {
  NoneYet,
  PersonInternshipsCard,
  PersonInterviewsCard,
  PersonOffersCard,
} from './person-hiring.tsx'

const meta: StoryMeta<typeof PersonInterviewsCard> = {
  component: PersonInterviewsCard,
  args: { interviews: sampleIntern.interviews },
}
export default meta

/** Every status of all records. */
export const EachStatus: Story<typeof PersonInterviewsCard> = {
  render: () => (
    <Stack>
      <PersonInterviewsCard
        interviews={interviewStatuses.flatMap((status) =>
          sampleIntern.interviews
            .slice(0, 1)
            .map((row) => ({ ...row, status, interview_id: status })),
        )}
      />
      <PersonOffersCard
        offers={offerStatuses.flatMap((status) =>
          sampleIntern.offers.map((row) => ({ ...row, status, offer_id: status })),
        )}
      />
      <PersonInternshipsCard
        internships={internshipStatuses.flatMap((status) =>
          sampleIntern.internships.map((row) => ({ ...row, status, internship_id: status })),
        )}
      />
    </Stack>
  ),
}
export const NothingYet: Story<typeof PersonInterviewsCard> = {
  render: () => (
    <NoneYet
      person={{ ...sampleIntern, candidatures: [], interviews: [], offers: [], internships: [] }}
    />
  ),
}
