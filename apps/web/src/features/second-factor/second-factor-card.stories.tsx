import { openByButton, waitFor } from '@fledge/ui/testing/play.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleAppSecret } from '../../testing/samples/second-factor.ts'
import { sampleOperator } from '../../testing/samples/users.ts'
import { SecondFactorCard } from './second-factor-card.tsx'

const start = respondWith('secondFactor', 'startSecondFactor', sampleAppSecret)
const withFactor = (set_up_at: string | null, recovery_codes_left: number) =>
  withServer(
    [respondWith('secondFactor', 'getSecondFactor', { set_up_at, recovery_codes_left }), start],
    sampleOperator,
  )

const meta: StoryMeta<typeof SecondFactorCard> = { component: SecondFactorCard }
export default meta

export const Off: Story<typeof SecondFactorCard> = { decorators: [withFactor(null, 0)] }
export const SettingUp: Story<typeof SecondFactorCard> = {
  decorators: [withFactor(null, 0)],
  play: openByButton('dialog[open] input'),
}
export const On: Story<typeof SecondFactorCard> = {
  decorators: [withFactor('2026-11-20T09:00:00Z', 9)],
  play: waitFor('button'),
}
export const WithoutRecoveryCodes: Story<typeof SecondFactorCard> = {
  decorators: [withFactor('2026-11-20T09:00:00Z', 0)],
}
export const RenewingCodes: Story<typeof SecondFactorCard> = {
  decorators: [withFactor('2026-11-20T09:00:00Z', 2)],
  play: openByButton('dialog[open] input'),
}
export const Loading: Story<typeof SecondFactorCard> = {
  decorators: [withServer([neverRespond('secondFactor', 'getSecondFactor')], sampleOperator)],
}
export const Failed: Story<typeof SecondFactorCard> = {
  decorators: [
    withServer([failWith('secondFactor', 'getSecondFactor', { status: 500 })], sampleOperator),
  ],
}
