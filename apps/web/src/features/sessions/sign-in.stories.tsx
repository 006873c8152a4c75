import { waitFor, waitForText } from '@fledge/ui/testing/play.ts'
import type { Decorator, Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { type ComponentType, useState } from 'react'
import { failWith, respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleBatch } from '../../testing/samples/batches.ts'
import { sampleDemoPeople } from '../../testing/samples/sign-in.ts'
import { SignIn } from './sign-in.tsx'
import { storeNewCode } from './stored-code.ts'

const googleOn = respondWith('flags', 'featureOn', { name: 'GOOGLE_SIGN_IN', is_on: true })
const demo = respondWith('sessions', 'demoPeople', sampleDemoPeople)
const noDemo = failWith('sessions', 'demoPeople', { status: 404, code: 'NOT_FOUND' })

function WithCode({ Story: Inner }: { readonly Story: ComponentType }) {
  // While rendering, because the page looks for the code in its first render.
  useState(() => storeNewCode('amara@example.com', { otp_hash: 'hash', digits: 6 }, 'I'))
  return <Inner />
}
const withCode: Decorator = (Inner) => <WithCode Story={Inner} />

const meta: StoryMeta<typeof SignIn> = {
  component: SignIn,
  args: {
    door: {
      type: 'I',
      title: 'Sign in or start your application',
      hint: 'If you have a university email address, use it here.',
      invalidMessage: 'Enter a full email address, like name@university.edu',
    },
  },
}
export default meta

export const Demo: Story<typeof SignIn> = {
  decorators: [withServer([googleOn, demo])],
  play: waitFor('section li'),
}
export const Product: Story<typeof SignIn> = { decorators: [withServer([googleOn, noDemo])] }
export const GoogleUnavailable: Story<typeof SignIn> = {
  decorators: [withServer([googleOn, noDemo])],
  parameters: { address: '/?google=away' },
}
export const Link: Story<typeof SignIn> = {
  decorators: [withServer([noDemo])],
  parameters: { address: '/?token=of-an-email' },
}
export const CodeOfBatch: Story<typeof SignIn> = {
  decorators: [
    withCode,
    withServer([
      demo,
      respondWith('internRegistration', 'checkDomainBatch', { batch: sampleBatch }),
    ]),
  ],
  parameters: { address: '/?step=code' },
  play: async () => waitForText(sampleBatch.name),
}
export const SecondStep: Story<typeof SignIn> = {
  decorators: [
    withServer([noDemo, respondWith('secondFactor', 'getPendingSignIn', { type: 'O' })]),
  ],
  args: {
    door: {
      type: 'O',
      title: 'Sign in to the console',
      hint: 'For the programme team.',
      invalidMessage: 'Enter a full email address, like name@company.com',
    },
  },
  play: async () => waitForText('Enter your second code'),
}
