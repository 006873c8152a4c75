import { enterText, waitForElement } from '@fledge/ui/testing/play.ts'
import { ignore, longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { z } from 'zod'
import { ApiError } from '../../platform/http/api-error.ts'
import { withServer } from '../../testing/fake-server.tsx'
import { sampleIntern } from '../../testing/samples/users.ts'
import type { SectionField } from './field-lists.ts'
import { SectionForm } from './section-form.tsx'

const options = [
  { value: '1', label: 'Product design' },
  { value: '2', label: longText },
]
const fields: readonly SectionField[] = [
  { name: 'title', kind: 'text', label: 'Title', hint: 'As in your contract' },
  { name: 'phone', kind: 'tel', label: 'Phone', optional: true },
  { name: 'start', kind: 'date', label: 'Start' },
  { name: 'goal', kind: 'area', limit: 200, label: 'Goal' },
  { name: 'field', kind: 'select', options, label: 'Field' },
  { name: 'skills', kind: 'multi', options, most: 2, label: 'Skills' },
  { name: 'place', kind: 'cards', options, label: 'Place' },
]
const values = {
  title: 'Designer',
  phone: '+234 1 234 5678',
  start: '2027-03-01',
  goal: 'To learn how a design team works.',
  field: '1',
  skills: ['1', '2'],
  place: '1',
}
const empty = { title: '', phone: '', start: '', goal: '', field: null, skills: [], place: null }

const meta: StoryMeta<typeof SectionForm> = {
  component: SectionForm,
  args: {
    draft: 'stories/section',
    fields,
    values,
    rules: { title: z.string().min(3, 'Enter at least 3 letters.') },
    save: () => Promise.resolve(),
    reload: () => Promise.resolve({ ...values, title: longWord }),
    onState: ignore,
  },
  decorators: [withServer([], sampleIntern)],
}
export default meta

const enterTitle = (title: string, shown: string) => async () => {
  await enterText('input[name="title"]', title)
  await waitForElement(shown)
}
export const Filled: Story<typeof SectionForm> = {}
export const Empty: Story<typeof SectionForm> = { args: { values: empty } }
export const Locked: Story<typeof SectionForm> = { args: { disabled: true } }
export const Wrong: Story<typeof SectionForm> = {
  args: { draft: 'stories/section-wrong' },
  play: enterTitle('De', '[aria-invalid="true"]'),
}
export const Refused: Story<typeof SectionForm> = {
  args: {
    draft: 'stories/section-refused',
    save: () =>
      Promise.reject(new ApiError(400, 'VALIDATION', '', { title: 'Use another title.' })),
  },
  play: enterTitle('Director', '[aria-invalid="true"]'),
}
export const Conflicting: Story<typeof SectionForm> = {
  args: {
    draft: 'stories/section-conflict',
    save: () =>
      Promise.reject(
        new ApiError(409, 'CONFLICT', '', { title: 'You changed this on another device.' }),
      ),
  },
  play: enterTitle('Director', 'section[aria-label], section[aria-labelledby]'),
}
export const LongText: Story<typeof SectionForm> = {
  args: {
    values: { ...values, title: longWord, goal: `${longText} ${longWord}` },
    fields: fields.map((field) => ({ ...field, label: longText })),
  },
}
