import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import type { Payload } from '../../platform/http/client.ts'
import { sampleMember } from '../../testing/samples/users.ts'
import { ConductGate } from './conduct-gate.tsx'

const conduct: Payload<'agreements', 'getConduct'> = {
  version: 3,
  title: 'Conduct',
  body: '# Conduct\n\nTreat interns with respect.',
  published_at: '2026-11-01T00:00:00Z',
  is_signed: false,
  signatures: [],
  may: { sign: true },
}
const withConduct = (change: Partial<typeof conduct>) =>
  withServer([respondWith('agreements', 'getConduct', { ...conduct, ...change })], sampleMember)

const meta: StoryMeta<typeof ConductGate> = {
  component: ConductGate,
  args: { children: 'The form' },
}
export default meta

export const ToSign: Story<typeof ConductGate> = { decorators: [withConduct({})] }
export const NewerVersion: Story<typeof ConductGate> = {
  decorators: [
    withConduct({ signatures: [{ version: 2, at: '2026-06-01T00:00:00Z', by: 'Grace Lin' }] }),
  ],
}
export const NotAdministrator: Story<typeof ConductGate> = {
  decorators: [withConduct({ may: { sign: 'refused.adminOnly' } })],
}
export const Signed: Story<typeof ConductGate> = { decorators: [withConduct({ is_signed: true })] }
export const Loading: Story<typeof ConductGate> = {
  decorators: [withServer([neverRespond('agreements', 'getConduct')])],
}
