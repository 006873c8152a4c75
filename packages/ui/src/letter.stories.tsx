import { Letter } from './letter.tsx'
import { CompanyLogo } from './person.tsx'
import { longText, longWord } from './testing/samples.ts'
import type { Story, StoryMeta } from './testing/story.ts'

const meta: StoryMeta<typeof Letter> = {
  component: Letter,
  args: {
    logo: <CompanyLogo name="Aurora Labs" />,
    from: 'Aurora Labs',
    location: 'London, United Kingdom',
    date: '23 November 2026',
    title: 'An offer for Amara Okafor',
    text: <p>We would like you to join our design team.</p>,
    facts: [
      { name: 'From', value: '11 January 2027' },
      { name: 'Stipend', value: '£1,200', text: 'a month, paid by the company' },
    ],
  },
}
export default meta

export const Offer: Story<typeof Letter> = { args: { children: <p>Signed by Grace Lin</p> } }
export const WithoutPlace: Story<typeof Letter> = {
  args: { location: undefined, date: undefined, level: 2 },
}
export const LongText: Story<typeof Letter> = {
  args: {
    from: longWord,
    title: `${longText} ${longWord}`,
    text: <p>{longWord}</p>,
    facts: [{ name: longText, value: longWord, text: longText }],
    level: 3,
  },
}
