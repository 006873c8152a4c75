import { longText } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { sampleOperator } from '../../testing/samples/users.ts'
import { CompanyHistory } from './company-history.tsx'

const entry = { by: 'Iris Weber', reason: null, note: null, at: '2026-11-22T09:00:00Z' }

const meta: StoryMeta<typeof CompanyHistory> = {
  component: CompanyHistory,
  decorators: [withServer([], sampleOperator)],
}
export default meta

export const Asked: Story<typeof CompanyHistory> = {
  args: {
    history: [
      { ...entry, move: 'trust', reason: 'Always on time.' },
      { ...entry, move: 'reject', reason: 'OTHER', note: longText },
      { ...entry, move: 'answer', by: 'Grace Lin', note: 'HRB 1234' },
      { ...entry, move: 'ask', note: 'Your registration number · Who signs agreements?' },
    ],
  },
}
