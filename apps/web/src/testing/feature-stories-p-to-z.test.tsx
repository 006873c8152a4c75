import { checkFeatureStories } from './check-stories.tsx'

checkFeatureStories(import.meta.glob('../features/[p-z]*/**/*.stories.tsx', { eager: true }))
