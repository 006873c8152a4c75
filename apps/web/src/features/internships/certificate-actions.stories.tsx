import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { sampleCertificate } from '../../testing/samples/internships.ts'
import { CertificateActions } from './certificate-actions.tsx'

const meta: StoryMeta<typeof CertificateActions> = {
  component: CertificateActions,
  args: { certificate: sampleCertificate },
}
export default meta

export const Valid: Story<typeof CertificateActions> = {}
export const WithoutFile: Story<typeof CertificateActions> = {
  args: { certificate: { ...sampleCertificate, has_file: false } },
}
export const Revoked: Story<typeof CertificateActions> = {
  args: {
    certificate: {
      ...sampleCertificate,
      state: 'revoked',
      revoked_at: '2026-12-20T09:00:00Z',
      revoked_reason: 'Issued by mistake',
    },
  },
}
