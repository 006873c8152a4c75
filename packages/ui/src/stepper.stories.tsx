import { Button } from './button.tsx'
import { Card } from './card.tsx'
import { type StepItem, Stepper } from './stepper.tsx'
import { longText } from './testing/samples.ts'
import type { Story, StoryMeta } from './testing/story.ts'

const steps: readonly StepItem[] = [
  { id: 'you', name: 'About you', text: 'Done', state: 'done' },
  { id: 'studies', name: 'Studies', text: '2 answers missing', state: 'missing' },
  { id: 'skills', name: 'Skills', state: 'current' },
  { id: 'resume', name: 'Résumé', state: 'coming' },
]

const meta: StoryMeta<typeof Stepper> = {
  component: Stepper,
  args: {
    steps,
    current: 'skills',
    title: 'Your application',
    progress: '1 of 4 done',
    link: (step, className, inside, isCurrent) => (
      <a href={`#${step.id}`} className={className} aria-current={isCurrent ? 'step' : undefined}>
        {inside}
      </a>
    ),
    children: <Card title="Skills">Choose up to ten.</Card>,
  },
}
export default meta

export const InProgress: Story<typeof Stepper> = {
  args: {
    back: <Button>Back</Button>,
    next: (
      <Button tone="primary" disabledReason="Choose at least one skill.">
        Next
      </Button>
    ),
    foot: 'Saved 12:04',
  },
}
export const WithoutBar: Story<typeof Stepper> = { args: { current: 'resume' } }
export const LongText: Story<typeof Stepper> = {
  args: {
    title: longText,
    steps: steps.map((step) => ({ ...step, name: longText, text: longText })),
    back: <Button>{longText}</Button>,
    next: <Button tone="primary">{longText}</Button>,
  },
}
