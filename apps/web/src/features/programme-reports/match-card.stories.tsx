import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { MatchCard } from './match-card.tsx'

const meta: StoryMeta<typeof MatchCard> = { component: MatchCard }
export default meta

export const Weights: Story<typeof MatchCard> = {}
