import { submit, waitFor } from '@fledge/ui/testing/play.ts'
import { longText } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { missingDetails, savedDetails } from '../../testing/samples/offers.ts'
import { sampleColleague, sampleMember } from '../../testing/samples/users.ts'
import { CompanyDetails } from './company-details-form.tsx'

const withDetails = (details: typeof savedDetails, user = sampleMember) =>
  withServer([respondWith('candidatures', 'getCandidatureCompany', details)], user)

const meta: StoryMeta<typeof CompanyDetails> = {
  component: CompanyDetails,
  args: { candidature: 'candidature' },
  play: waitFor('form'),
}
export default meta

export const Missing: Story<typeof CompanyDetails> = { decorators: [withDetails(missingDetails)] }
export const FromBefore: Story<typeof CompanyDetails> = {
  decorators: [
    withDetails({
      ...missingDetails,
      before: {
        legal_name: 'Aurora Labs Ltd',
        registered_address: longText,
        signatory_name: 'Grace Lin',
        signatory_title: 'Head of design',
      },
    }),
  ],
}
export const Saved: Story<typeof CompanyDetails> = { decorators: [withDetails(savedDetails)] }
export const BySupervisor: Story<typeof CompanyDetails> = {
  decorators: [withDetails(savedDetails, sampleColleague)],
}
export const Wrong: Story<typeof CompanyDetails> = {
  decorators: [withDetails(missingDetails)],
  play: submit,
}
export const Loading: Story<typeof CompanyDetails> = {
  decorators: [withServer([neverRespond('candidatures', 'getCandidatureCompany')], sampleMember)],
  play: waitFor('h2'),
}
