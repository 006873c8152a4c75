import { chooseFile } from '@fledge/ui/testing/play.ts'
import { longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleDocument } from '../../testing/samples/enrolment.ts'
import { sampleIntern } from '../../testing/samples/users.ts'
import { IdentityCard } from './identity-card.tsx'

const withDocuments = (...documents: readonly (typeof sampleDocument)[]) =>
  withServer([respondWith('enrolment', 'listIdentityDocuments', [...documents])], sampleIntern)

const meta: StoryMeta<typeof IdentityCard> = {
  component: IdentityCard,
  args: { refused: null },
}
export default meta

export const None: Story<typeof IdentityCard> = { decorators: [withDocuments()] }
export const Documents: Story<typeof IdentityCard> = {
  decorators: [
    withDocuments(
      sampleDocument,
      { ...sampleDocument, document_id: 'id', kind: 'NATIONAL_ID' },
      { ...sampleDocument, document_id: 'permit', kind: 'RESIDENCE_PERMIT' },
      { ...sampleDocument, document_id: 'card', kind: 'STUDENT_ID' },
    ),
  ],
}
export const ReadOnly: Story<typeof IdentityCard> = {
  args: { refused: 'You can’t change your identity documents now.' },
  decorators: [withDocuments(sampleDocument)],
}
export const Uploading: Story<typeof IdentityCard> = {
  decorators: [
    withServer(
      [respondWith('enrolment', 'listIdentityDocuments', []), neverRespond('files', 'uploadFile')],
      sampleIntern,
    ),
  ],
  // Once the request is on its way: it would otherwise reach the server of the next story.
  play: chooseFile(new File(['%PDF'], 'passport.pdf'), '[role="progressbar"][aria-valuenow="40"]'),
}
export const UnsupportedFile: Story<typeof IdentityCard> = {
  decorators: [withDocuments()],
  play: chooseFile(new File(['text'], 'notes.txt'), '[role="alert"]'),
}
export const LongText: Story<typeof IdentityCard> = {
  args: { refused: longText },
  decorators: [withDocuments({ ...sampleDocument, name: `${longWord}.pdf` })],
}
export const Loading: Story<typeof IdentityCard> = {
  decorators: [withServer([neverRespond('enrolment', 'listIdentityDocuments')], sampleIntern)],
}
export const Failed: Story<typeof IdentityCard> = {
  decorators: [
    withServer([failWith('enrolment', 'listIdentityDocuments', { status: 500 })], sampleIntern),
  ],
}
