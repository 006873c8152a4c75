import { enterText, submit, waitFor, waitForElement } from '@fledge/ui/testing/play.ts'
import { ignore } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, respondWith, withServer } from '../../testing/fake-server.tsx'
import { longPartner, samplePartner } from '../../testing/samples/batches.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { PartnerDialog } from './partner-dialog.tsx'

const meta: StoryMeta<typeof PartnerDialog> = {
  component: PartnerDialog,
  args: { partner: samplePartner, onClose: ignore },
  decorators: [withServer([], sampleOperator)],
  play: waitFor('dialog[open] input'),
}
export default meta

export const New: Story<typeof PartnerDialog> = { args: { partner: null } }
export const NewWrong: Story<typeof PartnerDialog> = { args: { partner: null }, play: submit }
export const Editing: Story<typeof PartnerDialog> = {}
export const AddressFixed: Story<typeof PartnerDialog> = {
  args: { partner: { ...longPartner, may: { changeAddress: 'batches.refused.address' } } },
}
export const DomainTaken: Story<typeof PartnerDialog> = {
  decorators: [
    withServer(
      [
        failWith('batches', 'editPartner', {
          status: 400,
          code: 'VALIDATION',
          fields: {
            email_domains: 'lagos-design.example.com already belongs to Eko College. Remove it.',
          },
        }),
      ],
      sampleOperator,
    ),
  ],
  play: submit,
}
export const Conflicting: Story<typeof PartnerDialog> = {
  decorators: [
    withServer(
      [
        failWith('batches', 'editPartner', {
          status: 409,
          code: 'CONFLICT',
          fields: { name: 'Jonas Brandt changed this.' },
        }),
        respondWith('batches', 'listPartners', [
          { ...samplePartner, name: 'School of Design, Lagos' },
        ]),
      ],
      sampleOperator,
    ),
  ],
  play: async () => {
    await enterText('dialog[open] input', 'Lagos Design School')
    document.querySelector('form')?.requestSubmit()
    await waitForElement('dialog[open] section')
  },
}
