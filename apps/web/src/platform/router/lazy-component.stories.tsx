import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { lazyComponent } from './lazy-component.tsx'

const neverLoad = () => new Promise<never>(() => {})
const Fields = lazyComponent(neverLoad, [2, 'tall'])
const Rows = lazyComponent(neverLoad, 'rows')

const meta: StoryMeta<typeof Fields> = { component: Fields }
export default meta

export const LoadingFields: Story<typeof Fields> = {}
export const LoadingRows: Story<typeof Fields> = { render: () => <Rows /> }
