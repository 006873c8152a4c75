import { enterText, submit, waitForElement, waitForText } from '@fledge/ui/testing/play.ts'
import { longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, type FakeEndpoint, respondWith, withServer } from '../../testing/fake-server.tsx'
import {
  draftBatch,
  longPartner,
  sampleBatchDetails,
  samplePartner,
} from '../../testing/samples/batches.ts'
import { sampleBatchFigures } from '../../testing/samples/batch-funnel.ts'
import { sampleSupport } from '../../testing/samples/settings.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { BatchEditor } from './batch-editor.tsx'

const free = { is_free: true, because: null }
const withEndpoints = (...endpoints: readonly FakeEndpoint[]) =>
  withServer(
    [
      ...endpoints,
      respondWith('batches', 'listPartners', [samplePartner, longPartner]),
      respondWith('batches', 'checkBatchAddress', { slug: free, code: free }),
      ...sampleBatchFigures,
      ...sampleSupport,
    ],
    sampleOperator,
  )
const submitForm = () => document.querySelector('form')?.requestSubmit()

const meta: StoryMeta<typeof BatchEditor> = {
  component: BatchEditor,
  args: { batch: sampleBatchDetails },
  decorators: [withEndpoints()],
}
export default meta

export const New: Story<typeof BatchEditor> = { args: { batch: null } }
/** The address and the code follow the name. */
export const NewNamed: Story<typeof BatchEditor> = {
  args: { batch: null },
  play: async () => {
    await enterText('input[name="name"]', 'Autumn 2027')
    await waitForText('is available')
  },
}
export const NewWrong: Story<typeof BatchEditor> = { args: { batch: null }, play: submit }
export const AddressTaken: Story<typeof BatchEditor> = {
  args: { batch: draftBatch },
  decorators: [
    withEndpoints(
      respondWith('batches', 'checkBatchAddress', {
        slug: { is_free: false, because: 'This address is already used by Eko College.' },
        code: { is_free: false, because: 'This code is already used by Autumn 2026.' },
      }),
    ),
  ],
}
export const TermsFixed: Story<typeof BatchEditor> = {}
export const LongText: Story<typeof BatchEditor> = {
  args: {
    batch: {
      ...draftBatch,
      name: longWord,
      partner: longPartner,
      payer: 'INTERN',
      price: { amount: 120_000, currency: 'USD' },
      services: [
        { name: longWord, description: longText },
        ...Array.from({ length: 11 }, () => ({ name: 'Mentoring', description: '' })),
      ],
    },
  },
}
export const NotManager: Story<typeof BatchEditor> = {
  args: {
    batch: {
      ...sampleBatchDetails,
      may: {
        edit: 'refused.managerOnly',
        copy: 'refused.managerOnly',
        changeAddress: 'refused.managerOnly',
        changeTerms: 'refused.managerOnly',
        publish: 'errors.ILLEGAL_TRANSITION',
        hide: 'refused.managerOnly',
        close: 'refused.managerOnly',
      },
    },
  },
}
export const MovingProgramme: Story<typeof BatchEditor> = {
  play: async () => {
    await enterText('input[name="programme_start"]', '2027-03-08')
    submitForm()
    await waitForElement('dialog[open]')
  },
}
export const SeatsRefused: Story<typeof BatchEditor> = {
  decorators: [
    withEndpoints(
      failWith('batches', 'editBatch', {
        status: 400,
        code: 'VALIDATION',
        fields: { seats: 'Seats taken: 106. You can’t have fewer.' },
      }),
    ),
  ],
  play: async () => {
    await enterText('input[name="seats"]', '100')
    submitForm()
    await enterText('dialog[open] textarea', 'Two mentors left.')
    document.querySelector<HTMLFormElement>('dialog[open] form')?.requestSubmit()
    await waitForText('You can’t have fewer.')
  },
}
export const Conflicting: Story<typeof BatchEditor> = {
  decorators: [
    withEndpoints(
      failWith('batches', 'editBatch', {
        status: 409,
        code: 'CONFLICT',
        fields: { name: 'Jonas Brandt changed this.' },
      }),
      respondWith('batches', 'getOperatorBatch', { ...sampleBatchDetails, name: 'Spring 2027' }),
    ),
  ],
  play: async () => {
    await enterText('input[name="name"]', 'Spring in Lagos')
    submitForm()
    await waitForText('Jonas Brandt')
  },
}
