import type { EntryView } from '@fledge/contract/profiles/schema.ts'
import { enterText, submit, waitFor, waitForElement } from '@fledge/ui/testing/play.ts'
import { ignore, longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, respondWith, withServer } from '../../testing/fake-server.tsx'
import { applicationLookups, sampleApplication } from '../../testing/samples/applications.ts'
import { sampleIntern } from '../../testing/samples/users.ts'
import { EducationForm } from './education-form.tsx'
import type { EntryFormProps } from './entry-form-props.ts'
import { ExperienceForm } from './experience-form.tsx'
import { PortfolioForm } from './portfolio-form.tsx'

type Form = (props: EntryFormProps) => React.ReactNode

const [study, job, work] = [
  sampleApplication.education[0] ?? null,
  sampleApplication.experience[0] ?? null,
  sampleApplication.portfolio[0] ?? null,
]
const show =
  (EntryForm: Form, entry: EntryView | null, draft = 'stories/entry') =>
  () => (
    <EntryForm
      entry={entry}
      begun={null}
      draft={draft}
      isNew={entry === null}
      onSaved={ignore}
      onClose={ignore}
    />
  )
const long = (entry: EntryView | null): EntryView => ({
  entry_id: 'long',
  ...entry,
  school: longText,
  degree: longWord,
  title: longWord,
  place: longText,
  text: `${longText} ${longWord}`,
  certificate_file_id: 'file',
  is_certification: true,
  file_id: 'file',
  file_name: `${longWord}.pdf`,
})
const submitForm = async () => {
  const form = await waitForElement('dialog[open] form')
  if (form instanceof HTMLFormElement) form.requestSubmit()
}

const meta: StoryMeta<typeof EducationForm> = {
  component: EducationForm,
  decorators: [withServer(applicationLookups, sampleIntern)],
  play: waitFor('dialog[open] form'),
}
export default meta

export const NewStudy: Story<typeof EducationForm> = { render: show(EducationForm, null) }
export const Study: Story<typeof EducationForm> = { render: show(EducationForm, study) }
export const StudyLongText: Story<typeof EducationForm> = {
  render: show(EducationForm, long(study)),
}
export const StudyWrong: Story<typeof EducationForm> = {
  render: show(EducationForm, null),
  play: submit,
}
export const NewJob: Story<typeof EducationForm> = { render: show(ExperienceForm, null) }
export const Job: Story<typeof EducationForm> = { render: show(ExperienceForm, job) }
export const JobLongText: Story<typeof EducationForm> = { render: show(ExperienceForm, long(job)) }
export const JobWrong: Story<typeof EducationForm> = {
  render: show(ExperienceForm, null),
  play: submit,
}
export const JobConflicting: Story<typeof EducationForm> = {
  render: show(ExperienceForm, job, 'stories/entry-conflict'),
  decorators: [
    withServer(
      [
        failWith('applications', 'editExperience', {
          status: 409,
          code: 'CONFLICT',
          fields: { title: 'You changed this on another device.' },
        }),
        respondWith('applications', 'listExperience', [
          { entry_id: 'job', ...job, title: 'Illustrator' },
        ]),
      ],
      sampleIntern,
    ),
  ],
  play: async () => {
    await enterText('dialog[open] input[name="title"]', 'Art director')
    await submitForm()
    await waitForElement('dialog[open] section')
  },
}
export const NewWork: Story<typeof EducationForm> = { render: show(PortfolioForm, null) }
export const Work: Story<typeof EducationForm> = { render: show(PortfolioForm, work) }
export const WorkLongText: Story<typeof EducationForm> = {
  render: show(PortfolioForm, long(work)),
}
export const WorkRefused: Story<typeof EducationForm> = {
  render: show(PortfolioForm, work, 'stories/entry-refused'),
  decorators: [
    withServer(
      [
        failWith('applications', 'editPortfolio', {
          status: 400,
          code: 'VALIDATION',
          fields: { url: 'Enter an address that starts with https://.' },
        }),
      ],
      sampleIntern,
    ),
  ],
  play: async () => {
    await enterText('dialog[open] input[name="title"]', 'Market app, second edition')
    await submitForm()
    await waitForElement('dialog[open] [aria-invalid="true"]')
  },
}
