import { IconPlus } from '@fledge/ui/icons/plus.tsx'
import { Group } from '@fledge/ui/page.tsx'
import { longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { ButtonLink, Link, MoreLink } from './link.tsx'

const meta: StoryMeta<typeof ButtonLink> = {
  component: ButtonLink,
  args: { to: '/company/offers', children: 'See offer' },
}
export default meta

export const Kinds: Story<typeof ButtonLink> = {
  render: (props) => (
    <Group>
      <Link to={props.to}>See all offers</Link>
      <ButtonLink {...props} />
      <ButtonLink {...props} tone="primary" size="large" icon={<IconPlus size={16} />} />
      <MoreLink to={props.to}>See all</MoreLink>
    </Group>
  ),
}
export const LongText: Story<typeof ButtonLink> = {
  args: { wide: true, children: `${longText} ${longWord}` },
}
