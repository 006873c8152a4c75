import { Badge } from './badge.tsx'
import { Button } from './button.tsx'
import { Meta } from './card.tsx'
import { NextStepPanel, NextStepRow } from './next-step.tsx'
import { PersonLine } from './person.tsx'
import { longText, longWord } from './testing/samples.ts'
import type { Story, StoryMeta } from './testing/story.ts'

const meta: StoryMeta<typeof NextStepPanel> = {
  component: NextStepPanel,
  args: {
    due: 'First answer due Friday 27 November',
    title: 'Answer two candidates',
    text: 'They chose times for an interview.',
    action: <Button tone="accent">Answer</Button>,
  },
}
export default meta

export const Due: Story<typeof NextStepPanel> = {}
export const Calm: Story<typeof NextStepPanel> = {
  args: { calm: true, due: 'Nothing is due', action: undefined, level: 2 },
}
export const WithRows: Story<typeof NextStepPanel> = {
  args: {
    rows: (
      <NextStepRow
        person={<PersonLine name="Amara Okafor" country="NG" location="Lagos · 15:05 now" />}
        task={<Badge tone="amber">Chose times</Badge>}
        date={<Meta due>by tomorrow</Meta>}
        action={<Button size="small">Answer</Button>}
      />
    ),
    foot: 'Li Wei has had your offer since Monday.',
    footEnd: <a href="#offers">See offers</a>,
  },
}
export const LongText: Story<typeof NextStepPanel> = {
  args: {
    due: longText,
    title: `${longText} ${longWord}`,
    text: longText,
    action: <Button tone="accent">{longText}</Button>,
    rows: (
      <NextStepRow
        person={<PersonLine name={longWord} />}
        task={longText}
        date={longText}
        action={<Button size="small">{longText}</Button>}
      />
    ),
    foot: longText,
    footEnd: longText,
  },
}
