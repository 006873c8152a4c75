import { checkStories } from './check-stories.tsx'

checkStories(import.meta.glob('../**/*.stories.tsx', { eager: true }))
