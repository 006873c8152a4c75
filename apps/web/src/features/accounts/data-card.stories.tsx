import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { DataCard } from './data-card.tsx'

const meta: StoryMeta<typeof DataCard> = { component: DataCard }
export default meta

export const Data: Story<typeof DataCard> = {}
