import type { Payload } from '../../platform/http/client.ts'
import { longText } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { longCandidate, sampleCandidate } from '../../testing/samples/candidates.ts'
import { sampleColleague, sampleMember } from '../../testing/samples/users.ts'
import { SuggestionsCard } from './suggestions-card.tsx'

const fields = [
  { career_field_id: 1, career_field_name: 'Design', is_hidden: false },
  { career_field_id: 2, career_field_name: longText, is_hidden: true },
]
const withSuggestions = (suggested: Payload<'browse', 'browseSuggestions'>, user = sampleMember) =>
  withServer([respondWith('browse', 'browseSuggestions', suggested)], user)

const meta: StoryMeta<typeof SuggestionsCard> = { component: SuggestionsCard }
export default meta

export const Candidates: Story<typeof SuggestionsCard> = {
  decorators: [
    withSuggestions({ candidates: [sampleCandidate, longCandidate], career_fields: fields }),
  ],
}
export const WithoutPermission: Story<typeof SuggestionsCard> = {
  decorators: [
    withSuggestions(
      { candidates: [{ ...sampleCandidate, match: null }], career_fields: [] },
      sampleColleague,
    ),
  ],
}
export const Empty: Story<typeof SuggestionsCard> = {
  decorators: [withSuggestions({ candidates: [], career_fields: [] })],
}
export const AllHidden: Story<typeof SuggestionsCard> = {
  decorators: [
    withSuggestions({
      candidates: [],
      career_fields: fields.map((field) => ({ ...field, is_hidden: true })),
    }),
  ],
}
export const NoCandidates: Story<typeof SuggestionsCard> = {
  decorators: [withSuggestions({ candidates: [], career_fields: fields })],
}
export const Loading: Story<typeof SuggestionsCard> = {
  decorators: [withServer([neverRespond('browse', 'browseSuggestions')], sampleMember)],
}
export const Failed: Story<typeof SuggestionsCard> = {
  decorators: [
    withServer([failWith('browse', 'browseSuggestions', { status: 500 })], sampleMember),
  ],
}
