import { press } from '@fledge/ui/testing/play.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleDiversity } from '../../testing/samples/programme-reports.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { DiversityCard } from './diversity-card.tsx'

const meta: StoryMeta<typeof DiversityCard> = {
  component: DiversityCard,
  decorators: [
    withServer(
      [respondWith('programmeReports', 'getDiversityTotals', sampleDiversity)],
      sampleOperator,
    ),
  ],
}
export default meta

export const NotAsked: Story<typeof DiversityCard> = {}
export const Shown: Story<typeof DiversityCard> = { play: press('button', 'table') }
export const Loading: Story<typeof DiversityCard> = {
  decorators: [
    withServer([neverRespond('programmeReports', 'getDiversityTotals')], sampleOperator),
  ],
  play: press('button', '[role="status"]'),
}
export const Failed: Story<typeof DiversityCard> = {
  decorators: [
    withServer(
      [failWith('programmeReports', 'getDiversityTotals', { status: 500 })],
      sampleOperator,
    ),
  ],
  play: press('button', '[role="alert"]'),
}
