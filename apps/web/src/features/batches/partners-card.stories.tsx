import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { longPartner, samplePartner } from '../../testing/samples/batches.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { PartnersCard } from './partners-card.tsx'

const withPartners = (...partners: readonly (typeof samplePartner)[]) =>
  withServer([respondWith('batches', 'listPartners', [...partners])], sampleOperator)

const meta: StoryMeta<typeof PartnersCard> = { component: PartnersCard }
export default meta

export const Partners: Story<typeof PartnersCard> = {
  decorators: [withPartners(samplePartner, longPartner)],
}
export const Empty: Story<typeof PartnersCard> = { decorators: [withPartners()] }
export const NotManager: Story<typeof PartnersCard> = {
  decorators: [
    withServer([respondWith('batches', 'listPartners', [samplePartner])], {
      ...sampleOperator,
      role: 'REVIEWER',
    }),
  ],
}
export const Loading: Story<typeof PartnersCard> = {
  decorators: [withServer([neverRespond('batches', 'listPartners')], sampleOperator)],
}
export const Failed: Story<typeof PartnersCard> = {
  decorators: [withServer([failWith('batches', 'listPartners', { status: 500 })], sampleOperator)],
}
