import { press, waitForElement } from '@fledge/ui/testing/play.ts'
import { ignore, longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { neverRespond, withServer } from '../../testing/fake-server.tsx'
import { parsedResume, sampleApplication } from '../../testing/samples/applications.ts'
import { sampleIntern } from '../../testing/samples/users.ts'
import { ResumeCheck } from './resume-check.tsx'

const file = new File(['%PDF'], 'Amara Okafor.pdf')
const nothing = {
  ...parsedResume,
  person: { name: null, email: null, phone: null, links: [] },
  education: [],
  experience: [],
  skills: [],
}
// Decisions are kept on the device, for each person.
const withOwner = (user_id: string) =>
  withServer([neverRespond('files', 'uploadFile')], { ...sampleIntern, user_id })

const meta: StoryMeta<typeof ResumeCheck> = {
  component: ResumeCheck,
  args: {
    application: sampleApplication,
    resume: { file, read: parsedResume },
    onDone: ignore,
  },
  decorators: [withOwner('undecided')],
}
export default meta

const pressButton = async (at: number) => {
  await waitForElement('[role="status"]')
  const bar = document.querySelector('[role="status"]')?.parentElement
  bar?.querySelectorAll('button')[at]?.click()
}
export const Undecided: Story<typeof ResumeCheck> = {}
export const Confirmed: Story<typeof ResumeCheck> = {
  decorators: [withOwner('confirmed')],
  play: async () => {
    await pressButton(1)
    await waitForElement('[data-state="taken"]')
  },
}
export const SourceShown: Story<typeof ResumeCheck> = {
  play: press('[role="group"] button', '[data-shown]'),
}
export const Incomplete: Story<typeof ResumeCheck> = {
  decorators: [withOwner('incomplete')],
  play: async () => {
    const school = await waitForElement('[role="group"][aria-label$="School of Art"]')
    // The first button shows the source, the second confirms.
    school.querySelectorAll('button')[1]?.click()
    await pressButton(0)
    await waitForElement('[aria-invalid="true"]')
  },
}
export const Saving: Story<typeof ResumeCheck> = {
  decorators: [withOwner('saving')],
  play: async () => {
    await pressButton(0)
    await waitForElement('button[aria-busy="true"]')
  },
}
export const NothingFound: Story<typeof ResumeCheck> = {
  args: { resume: { file, read: nothing } },
}
export const LongText: Story<typeof ResumeCheck> = {
  args: {
    resume: {
      file: new File(['%PDF'], `${longWord}.pdf`),
      read: {
        ...parsedResume,
        name: `${longWord}.pdf`,
        pages: [{ page: 1, lines: [longText, longWord] }],
        person: {
          ...parsedResume.person,
          links: [
            {
              value: `https://example.com/${longWord}`,
              source: { page: 1, line: 2, text: longWord },
            },
          ],
        },
      },
    },
  },
}
