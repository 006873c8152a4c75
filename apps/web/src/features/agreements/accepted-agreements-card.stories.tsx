import { longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import type { Payload } from '../../platform/http/client.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleAcceptances } from '../../testing/samples/agreements.ts'
import { AcceptedAgreementsCard } from './accepted-agreements-card.tsx'

const withAcceptances = (acceptances: Payload<'agreements', 'listOwnAcceptances'>) =>
  withServer([respondWith('agreements', 'listOwnAcceptances', acceptances)])

const meta: StoryMeta<typeof AcceptedAgreementsCard> = { component: AcceptedAgreementsCard }
export default meta

export const Accepted: Story<typeof AcceptedAgreementsCard> = {
  decorators: [withAcceptances(sampleAcceptances)],
}
export const LongText: Story<typeof AcceptedAgreementsCard> = {
  decorators: [
    withAcceptances(
      sampleAcceptances.map((acceptance) => ({ ...acceptance, title: `${longWord} ${longText}` })),
    ),
  ],
}
export const Empty: Story<typeof AcceptedAgreementsCard> = { decorators: [withAcceptances([])] }
export const Loading: Story<typeof AcceptedAgreementsCard> = {
  decorators: [withServer([neverRespond('agreements', 'listOwnAcceptances')])],
}
export const Failed: Story<typeof AcceptedAgreementsCard> = {
  decorators: [withServer([failWith('agreements', 'listOwnAcceptances', { status: 500 })])],
}
