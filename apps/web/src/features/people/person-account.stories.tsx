import { personMailStates } from '@fledge/domain/people/types.ts'
import { Stack } from '@fledge/ui/page.tsx'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { longWord } from '@fledge/ui/testing/samples.ts'
import { sampleIntern } from '../../testing/samples/people.ts'
import { PersonAgreementsCard, PersonMailsCard, PersonSessionsCard } from './person-account.tsx'

const meta: StoryMeta<typeof PersonMailsCard> = {
  component: PersonMailsCard,
  args: { mails: sampleIntern.mails },
}
export default meta

export const EachState: Story<typeof PersonMailsCard> = {
  args: {
    mails: personMailStates.flatMap((state) =>
      sampleIntern.mails.slice(0, 1).map((mail) => ({ ...mail, state, id: state })),
    ),
  },
}
export const None: Story<typeof PersonMailsCard> = {
  render: () => (
    <Stack>
      <PersonMailsCard mails={[]} />
      <PersonSessionsCard sessions={[]} />
      <PersonAgreementsCard agreements={[]} />
    </Stack>
  ),
}
export const LongText: Story<typeof PersonMailsCard> = {
  render: () => (
    <Stack>
      <PersonMailsCard mails={sampleIntern.mails.map((mail) => ({ ...mail, subject: longWord }))} />
      <PersonSessionsCard
        sessions={sampleIntern.sessions.map((session) => ({ ...session, device: longWord }))}
      />
      <PersonAgreementsCard
        agreements={sampleIntern.agreements.map((row) => ({ ...row, title: longWord }))}
      />
    </Stack>
  ),
}
