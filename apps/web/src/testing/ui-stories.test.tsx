import { checkStories } from './check-stories.tsx'

checkStories(import.meta.glob('../../../../packages/ui/src/**/*.stories.tsx', { eager: true }))
