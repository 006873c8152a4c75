import { enterText, openList, press, waitForElement } from '@fledge/ui/testing/play.ts'
import { longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleBatch, samplePartner } from '../../testing/samples/batches.ts'
import { sampleIntern } from '../../testing/samples/users.ts'
import { AllBatches, MatchingBatch, UniversityBatches } from './batch-lists.tsx'

const choosing = { ...sampleIntern, application_id: null, may_choose_batch: true }
const batches = [
  sampleBatch,
  {
    ...sampleBatch,
    batch_id: 'closed',
    name: longWord,
    partner: { ...samplePartner, name: longText },
    state: 'NOT_STARTED' as const,
    closed_page: 'enrolment-not-started' as const,
    payer: 'B2B' as const,
    price: null,
  },
]
const withBatches = (found: typeof batches) =>
  withServer([respondWith('batches', 'listBatches', found)], choosing)

const meta: StoryMeta<typeof AllBatches> = { component: AllBatches }
export default meta

export const All: Story<typeof AllBatches> = { decorators: [withBatches(batches)] }
export const TakingSeat: Story<typeof AllBatches> = {
  decorators: [withBatches(batches)],
  play: press('li button', 'dialog[open]'),
}
export const None: Story<typeof AllBatches> = { decorators: [withBatches([])] }
export const NoMatch: Story<typeof AllBatches> = {
  decorators: [withBatches([])],
  parameters: { address: '/?search=autumn' },
}
export const Loading: Story<typeof AllBatches> = {
  decorators: [withServer([neverRespond('batches', 'listBatches')])],
}
export const Failed: Story<typeof AllBatches> = {
  decorators: [withServer([failWith('batches', 'listBatches', { status: 500 })])],
}

export const Matching: Story<typeof AllBatches> = {
  render: () => <MatchingBatch />,
  decorators: [
    withServer(
      [respondWith('internRegistration', 'checkDomainBatch', { batch: sampleBatch })],
      choosing,
    ),
  ],
}

const universities = respondWith('lookups', 'searchUniversities', [
  {
    university_id: 1,
    university_name: 'University of Lagos',
    country_id: 1,
    country_code: 'NG',
    country_name: 'Nigeria',
    domains: [],
  },
])
const chooseUniversity = async () => {
  await openList()
  await enterText('input[aria-haspopup="listbox"]', 'Lagos')
  await press('[role="option"]:not([aria-disabled])')()
}
export const ByUniversity: Story<typeof AllBatches> = {
  render: () => <UniversityBatches />,
  decorators: [withServer([], choosing)],
  play: async () => {
    await waitForElement('input[aria-haspopup="listbox"]')
  },
}
export const OfUniversity: Story<typeof AllBatches> = {
  ...ByUniversity,
  decorators: [
    withServer([universities, respondWith('batches', 'listBatches', batches)], choosing),
  ],
  play: async () => {
    await chooseUniversity()
    await waitForElement('li button')
  },
}
export const NoneOfUniversity: Story<typeof AllBatches> = {
  ...ByUniversity,
  decorators: [withServer([universities, respondWith('batches', 'listBatches', [])], choosing)],
  play: chooseUniversity,
}
