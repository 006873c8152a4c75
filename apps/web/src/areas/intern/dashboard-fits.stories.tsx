import { longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import type { Payload } from '../../platform/http/client.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { companyBrief, longCompanyBrief } from '../../testing/samples/briefs.ts'
import { longMatch, sampleMatch } from '../../testing/samples/matches.ts'
import { sampleIntern } from '../../testing/samples/users.ts'
import { FitsCard } from './dashboard-fits.tsx'

const fit: Payload<'browse', 'relevantRequirements'>[number] = {
  io_id: 'plan',
  internship_opportunity_name: 'Product design',
  description: 'Design parts of our app.',
  place: 'HYBRID',
  start_month: '2027-03',
  duration_min: 8,
  duration_max: 16,
  hours_a_week: 32,
  is_paid: true,
  stipend_amount: 90_000,
  stipend_currency: 'EUR',
  company: companyBrief,
  match: { ...sampleMatch, fits: 8 },
  answers_in_hours: 20,
  is_interested: false,
}
const others = [
  { ...fit, io_id: 'told', is_interested: true },
  { ...fit, io_id: 'unpaid', is_paid: false, stipend_amount: null, stipend_currency: null },
]
const withFits = (...fits: readonly (typeof fit)[]) =>
  withServer([respondWith('browse', 'relevantRequirements', [...fits])], sampleIntern)

const meta: StoryMeta<typeof FitsCard> = {
  component: FitsCard,
  args: { internId: 'intern', block: null },
  decorators: [withFits(fit, ...others)],
}
export default meta

export const Fits: Story<typeof FitsCard> = {}
/** Only the first of several are shown, with a button for all. */
export const More: Story<typeof FitsCard> = {
  decorators: [withFits(fit, ...others, { ...fit, io_id: 'fourth' })],
}
export const All: Story<typeof FitsCard> = {
  decorators: [
    withFits(fit, ...others, { ...fit, io_id: 'poor', match: { ...sampleMatch, fits: 3 } }),
  ],
  parameters: { address: '/?fits=all' },
}
export const Blocked: Story<typeof FitsCard> = {
  args: { block: 'candidatures.refused.notApproved' },
}
export const LongText: Story<typeof FitsCard> = {
  decorators: [
    withFits({
      ...fit,
      internship_opportunity_name: `${longText} ${longWord}`,
      company: longCompanyBrief,
      match: longMatch,
    }),
  ],
}
export const Empty: Story<typeof FitsCard> = { decorators: [withFits()] }
export const EmptyBlocked: Story<typeof FitsCard> = { ...Blocked, decorators: [withFits()] }
export const Loading: Story<typeof FitsCard> = {
  decorators: [withServer([neverRespond('browse', 'relevantRequirements')], sampleIntern)],
}
export const Failed: Story<typeof FitsCard> = {
  decorators: [
    withServer([failWith('browse', 'relevantRequirements', { status: 500 })], sampleIntern),
  ],
}
