import { chooseFile, press } from '@fledge/ui/testing/play.ts'
import { ignore, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, withServer } from '../../testing/fake-server.tsx'
import { sampleApplication } from '../../testing/samples/applications.ts'
import { sampleIntern } from '../../testing/samples/users.ts'
import { ResumeFile } from './resume-file.tsx'

const withoutResume = { ...sampleApplication, resume: null }
const pdf = new File(['%PDF'], 'resume.pdf')

const meta: StoryMeta<typeof ResumeFile> = {
  component: ResumeFile,
  args: { application: withoutResume, disabled: false, onRead: ignore },
  decorators: [withServer([neverRespond('applications', 'parseResume')], sampleIntern)],
}
export default meta

export const None: Story<typeof ResumeFile> = {}
export const Reading: Story<typeof ResumeFile> = {
  play: chooseFile(pdf, 'input[type="file"]:disabled'),
}
export const UnsupportedFile: Story<typeof ResumeFile> = {
  play: chooseFile(new File(['text'], 'notes.txt'), '[role="alert"]'),
}
export const Refused: Story<typeof ResumeFile> = {
  decorators: [
    withServer(
      [
        failWith('applications', 'parseResume', {
          status: 400,
          code: 'VALIDATION',
          fields: {
            file: 'This file contains a script. Save it as a plain PDF and upload it again.',
          },
        }),
      ],
      sampleIntern,
    ),
  ],
  play: chooseFile(pdf, '[role="alert"]'),
}
export const Locked: Story<typeof ResumeFile> = { args: { disabled: true } }
export const Stored: Story<typeof ResumeFile> = { args: { application: sampleApplication } }
export const Replacing: Story<typeof ResumeFile> = {
  args: { application: sampleApplication },
  play: press('button', 'input[type="file"]'),
}
export const StoredLocked: Story<typeof ResumeFile> = {
  args: { application: sampleApplication, disabled: true },
}
export const LongText: Story<typeof ResumeFile> = {
  args: {
    application: {
      ...sampleApplication,
      resume: { file_id: 'file', url: '/resume.pdf', name: `${longWord}.pdf`, size: 9_000_000 },
    },
  },
}
