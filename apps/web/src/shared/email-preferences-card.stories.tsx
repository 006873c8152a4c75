import { longText } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../testing/fake-server.tsx'
import { sampleMember } from '../testing/samples/users.ts'
import { EmailPreferencesCard } from './email-preferences-card.tsx'

const meta: StoryMeta<typeof EmailPreferencesCard> = {
  component: EmailPreferencesCard,
  args: { kinds: ['offers', 'interviews', 'plans'] },
}
export default meta

const kinds = [
  { kind: 'offers', label: 'Offers', optional: false, on: true },
  { kind: 'interviews', label: 'Interviews', optional: true, on: true },
  { kind: 'plans', label: 'Internship plans', optional: true, on: false },
]

export const Kinds: Story<typeof EmailPreferencesCard> = {
  decorators: [withServer([respondWith('notices', 'noticePreferences', kinds)], sampleMember)],
}
export const LongText: Story<typeof EmailPreferencesCard> = {
  decorators: [
    withServer([
      respondWith(
        'notices',
        'noticePreferences',
        kinds.map((kind) => ({ ...kind, label: longText })),
      ),
    ]),
  ],
}
export const Loading: Story<typeof EmailPreferencesCard> = {
  decorators: [withServer([neverRespond('notices', 'noticePreferences')])],
}
export const Failed: Story<typeof EmailPreferencesCard> = {
  decorators: [
    withServer([
      failWith('notices', 'noticePreferences', { status: 500, description: 'It broke.' }),
    ]),
  ],
}
