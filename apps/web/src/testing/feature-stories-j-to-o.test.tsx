import { checkFeatureStories } from './check-stories.tsx'

checkFeatureStories(import.meta.glob('../features/[j-o]*/**/*.stories.tsx', { eager: true }))
