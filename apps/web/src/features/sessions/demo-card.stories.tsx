import { press } from '@fledge/ui/testing/play.ts'
import { ignore, longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { neverRespond, withServer } from '../../testing/fake-server.tsx'
import { sampleDemoPeople } from '../../testing/samples/sign-in.ts'
import { DemoCard } from './demo-card.tsx'

const meta: StoryMeta<typeof DemoCard> = {
  component: DemoCard,
  args: { people: sampleDemoPeople, label: 'Sign in with a demo account', onDone: ignore },
  decorators: [withServer([neverRespond('sessions', 'demoSignIn')])],
}
export default meta

export const People: Story<typeof DemoCard> = {}
export const LongText: Story<typeof DemoCard> = {
  args: {
    label: longText,
    people: sampleDemoPeople.map((person) => ({
      ...person,
      name: `Amara ${longWord}`,
      says: longText,
    })),
  },
}
export const SigningIn: Story<typeof DemoCard> = { play: press('li button', '[aria-busy="true"]') }
