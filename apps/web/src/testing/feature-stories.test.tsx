import { checkStories } from './check-stories.tsx'

checkStories(import.meta.glob('../features/**/*.stories.tsx', { eager: true }))
