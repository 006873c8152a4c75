import { press, waitFor } from '@fledge/ui/testing/play.ts'
import { longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import type { Payload } from '../../platform/http/client.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleAcceptances, signedConduct } from '../../testing/samples/agreements.ts'
import { sampleColleague, sampleMember } from '../../testing/samples/users.ts'
import { AgreementsPart } from './agreements-part.tsx'

type Conduct = Partial<Payload<'agreements', 'getConduct'>>

const acceptances = respondWith('agreements', 'listOwnAcceptances', sampleAcceptances)
const withConduct = (conduct: Conduct, user = sampleMember) =>
  withServer(
    [respondWith('agreements', 'getConduct', { ...signedConduct, ...conduct }), acceptances],
    user,
  )

const unsigned: Conduct = { is_signed: false, signatures: [], may: { sign: true } }
const unsignedByOthers: Conduct = { is_signed: false, may: { sign: 'refused.adminOnly' } }

const meta: StoryMeta<typeof AgreementsPart> = { component: AgreementsPart }
export default meta

export const Signed: Story<typeof AgreementsPart> = { decorators: [withConduct({})] }
export const Unsigned: Story<typeof AgreementsPart> = { decorators: [withConduct(unsigned)] }
export const NotTicked: Story<typeof AgreementsPart> = {
  decorators: [withConduct(unsigned)],
  play: press('div:has(> label > [type="checkbox"]) + div button', '[aria-invalid="true"]'),
}
export const NewVersion: Story<typeof AgreementsPart> = {
  decorators: [withConduct({ ...unsigned, signatures: signedConduct.signatures.slice(1) })],
}
export const UnsignedForColleague: Story<typeof AgreementsPart> = {
  decorators: [withConduct({ ...unsignedByOthers, signatures: [] }, sampleColleague)],
}
export const NewVersionForColleague: Story<typeof AgreementsPart> = {
  decorators: [
    withConduct(
      { ...unsignedByOthers, signatures: signedConduct.signatures.slice(1) },
      sampleColleague,
    ),
  ],
}
export const Reading: Story<typeof AgreementsPart> = {
  decorators: [withConduct({})],
  parameters: { address: '/?read=conduct' },
  play: waitFor('dialog[open]'),
}
export const LongText: Story<typeof AgreementsPart> = {
  decorators: [
    withConduct({
      title: `${longWord} ${longText}`,
      body: `# ${longText}\n\n${longWord} ${longText}\n\n`.repeat(12),
      signatures: signedConduct.signatures.map((signature) => ({ ...signature, by: longText })),
    }),
  ],
  parameters: { address: '/?read=conduct' },
  play: waitFor('dialog[open]'),
}
export const Loading: Story<typeof AgreementsPart> = {
  decorators: [withServer([neverRespond('agreements', 'getConduct'), acceptances], sampleMember)],
}
export const Failed: Story<typeof AgreementsPart> = {
  decorators: [
    withServer([failWith('agreements', 'getConduct', { status: 500 }), acceptances], sampleMember),
  ],
}
