import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { completeProgress, sampleProgress } from '../../testing/samples/internships.ts'
import { CertificateCard } from './certificate-card.tsx'

const meta: StoryMeta<typeof CertificateCard> = {
  component: CertificateCard,
  args: { progress: sampleProgress, side: 'intern' },
}
export default meta

export const UnderWay: Story<typeof CertificateCard> = {}
export const OfCompany: Story<typeof CertificateCard> = { args: { side: 'company' } }
export const Issued: Story<typeof CertificateCard> = { args: { progress: completeProgress } }
export const Missed: Story<typeof CertificateCard> = {
  args: {
    progress: { ...completeProgress, certificate: null, weeks_done_intern: 2, weeks_done: 2 },
  },
}
