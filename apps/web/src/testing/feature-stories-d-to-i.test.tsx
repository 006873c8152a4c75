import { checkFeatureStories } from './check-stories.tsx'

checkFeatureStories(import.meta.glob('../features/[d-i]*/**/*.stories.tsx', { eager: true }))
