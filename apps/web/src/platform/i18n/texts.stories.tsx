import { longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { Link } from '../router/link.tsx'
import { Prose } from './prose.tsx'
import { Joined, Rich } from './rich.tsx'

const meta: StoryMeta<typeof Prose> = { component: Prose }
export default meta

export const Terms: Story<typeof Prose> = {
  args: {
    body: `# Conduct\n\nBe on time.\n\n- Confirm each interview\n- ${longText}\n\n# ${longWord}\n\n${longWord}`,
  },
}
/** A text of the catalogue with bold words, one with a link, and several in a row. */
export const MarkedWords: Story<typeof Prose> = {
  render: () => (
    <>
      <p>
        <Rich text="sessions.code.sentTo" values={{ email: `${longWord}@example.com` }} />
      </p>
      <p>
        <Rich
          text="checkout.terms"
          parts={{ terms: (words) => <Link to="/terms">{words}</Link> }}
        />
      </p>
      <p>
        <Joined
          parts={['Berlin', <b key="hours">32 hours a week</b>, 'From 7 December']}
          by=" · "
        />
      </p>
    </>
  ),
}
