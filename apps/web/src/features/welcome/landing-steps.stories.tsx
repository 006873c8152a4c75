import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { LandingSteps } from './landing-steps.tsx'

const meta: StoryMeta<typeof LandingSteps> = { component: LandingSteps }
export default meta

export const Steps: Story<typeof LandingSteps> = {}
