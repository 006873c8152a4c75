import { checkStories } from './check-stories.tsx'

checkStories(import.meta.glob('../{platform,shared}/**/*.stories.tsx', { eager: true }))
