import { checkStories } from './check-stories.tsx'

checkStories(import.meta.glob('../{platform/shell,shared}/**/*.stories.tsx', { eager: true }))
