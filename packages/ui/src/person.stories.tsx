import { Badge } from './badge.tsx'
import { Group } from './page.tsx'
import { Avatar, CompanyLogo, Flag, PersonLine } from './person.tsx'
import { longWord, samplePicture } from './testing/samples.ts'
import type { Story, StoryMeta } from './testing/story.ts'

const meta: StoryMeta<typeof PersonLine> = {
  component: PersonLine,
  args: { name: 'Amara Okafor', country: 'NG', location: 'Lagos · 15:05 now' },
}
export default meta

export const Plain: Story<typeof PersonLine> = {}
export const WithPicture: Story<typeof PersonLine> = {
  args: { picture: samplePicture, children: 'Computer Science, third year' },
}
export const Inline: Story<typeof PersonLine> = {
  args: { inline: true, badge: <Badge tone="teal">Agreed</Badge>, end: 'Fit: 9 of 10' },
}
export const AsHeading: Story<typeof PersonLine> = { args: { size: 72, heading: 'h1' } }
export const NameOnly: Story<typeof PersonLine> = {
  args: { country: null, location: undefined, name: 'Li' },
}
export const LongText: Story<typeof PersonLine> = {
  args: {
    name: `Amara ${longWord} Okafor`,
    location: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch · 15:05 now',
    badge: <Badge tone="amber">Needs your answer</Badge>,
  },
}
export const Avatars: Story<typeof PersonLine> = {
  render: () => (
    <Group>
      <Avatar name="Amara Okafor" size={24} />
      <Avatar name="Li Wei" size={32} />
      <Avatar name="Priya Raghunathan" />
      <Avatar name="Zoë Ångström" size={56} />
      <Avatar name="Juan Núñez" size={72} picture={samplePicture} />
      <Avatar name="Ivan Petrov" size={96} />
    </Group>
  ),
}
export const Logos: Story<typeof PersonLine> = {
  render: () => (
    <Group>
      {['Aurora Labs', 'Brightwell', 'Cobalt', 'Delta & Co', 'Elm Street', 'Foxglove'].map(
        (name) => (
          <CompanyLogo key={name} name={name} />
        ),
      )}
      <CompanyLogo name="Glasshouse" logo={samplePicture} size={56} />
    </Group>
  ),
}
export const Flags: Story<typeof PersonLine> = {
  render: () => (
    <Group>
      <Flag country="GB" />
      <Flag country="in" />
      <Flag country={null} />
    </Group>
  ),
}
