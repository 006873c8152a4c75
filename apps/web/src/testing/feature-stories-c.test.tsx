import { checkFeatureStories } from './check-stories.tsx'

checkFeatureStories(import.meta.glob('../features/c*/**/*.stories.tsx', { eager: true }))
