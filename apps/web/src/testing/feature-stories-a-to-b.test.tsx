import { checkFeatureStories } from './check-stories.tsx'

checkFeatureStories(import.meta.glob('../features/[a-b]*/**/*.stories.tsx', { eager: true }))
