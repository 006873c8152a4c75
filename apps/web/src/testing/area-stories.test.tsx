import { checkFeatureStories } from './check-stories.tsx'

checkFeatureStories(import.meta.glob('../areas/**/*.stories.tsx', { eager: true }))
