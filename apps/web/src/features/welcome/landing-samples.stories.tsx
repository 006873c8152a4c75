import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { CandidateSample, ChoiceSample } from './landing-samples.tsx'

const meta: StoryMeta<typeof ChoiceSample> = { component: ChoiceSample }
export default meta

export const Choice: Story<typeof ChoiceSample> = {}
export const Candidate: Story<typeof ChoiceSample> = { render: () => <CandidateSample /> }
