import { press } from '@fledge/ui/testing/play.ts'
import { longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleIntern } from '../../testing/samples/users.ts'
import { WordingSuggestion } from './wording-suggestion.tsx'

const saved = (introduction: string | null) =>
  respondWith('applications', 'skillSection', {
    skill_ids: [],
    skill_to_improve_ids: [],
    project_ids: [],
    job_title: null,
    internship_goal: null,
    introduction,
  })
const suggests = (before: string, introduction: string) =>
  withServer(
    [
      saved(before),
      respondWith('applications', 'enhanceText', {
        introduction,
        is_changed: introduction !== before,
      }),
    ],
    sampleIntern,
  )
const ask = press('button:not([aria-disabled])', 'dialog[open]')
const text = 'i design tools for people, who work with there hands'

const meta: StoryMeta<typeof WordingSuggestion> = {
  component: WordingSuggestion,
  args: { disabled: false },
  decorators: [suggests(text, 'I design tools for people who work with their hands.')],
}
export default meta

export const WithoutIntroduction: Story<typeof WordingSuggestion> = {
  decorators: [withServer([saved(null)], sampleIntern)],
}
export const Asking: Story<typeof WordingSuggestion> = {
  decorators: [
    withServer([saved(text), neverRespond('applications', 'enhanceText')], sampleIntern),
  ],
  play: press('button:not([aria-disabled])', 'button[aria-busy="true"]'),
}
export const Suggested: Story<typeof WordingSuggestion> = { play: ask }
export const NothingToImprove: Story<typeof WordingSuggestion> = {
  decorators: [suggests(text, text)],
  play: ask,
}
export const LongText: Story<typeof WordingSuggestion> = {
  decorators: [suggests(`${longText} ${longWord}`, `${longWord} ${longText}`)],
  play: ask,
}
