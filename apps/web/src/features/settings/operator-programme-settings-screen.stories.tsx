import type { SettingView } from '@fledge/contract/settings/schema.ts'
import { settingNames, settingRules } from '@fledge/domain/settings/types.ts'
import { press } from '@fledge/ui/testing/play.ts'
import { longText, longWord } from '@fledge/ui/testing/samples.ts'
import type { Story, StoryMeta } from '@fledge/ui/testing/story.ts'
import { failWith, neverRespond, respondWith, withServer } from '../../testing/fake-server.tsx'
import { sampleOperator } from '../../testing/samples/users.ts'
import OperatorProgrammeSettingsScreen from './operator-programme-settings-screen.tsx'

const changed: SettingView['changes'][number] = {
  at: '2026-11-24T09:30:00Z',
  by: 'Inês Duarte',
  from: 10,
  to: 12,
  note: 'Companies interview more than we expected.',
}
const settings: readonly SettingView[] = settingNames.map((name) => {
  const { fallback } = settingRules[name]
  const value = typeof fallback === 'object' && fallback !== null ? [] : fallback
  return { name, value, default_value: value, countries: null, changes: [] }
})
const withSettings = (change: (setting: SettingView) => Partial<SettingView>) =>
  withServer(
    [
      respondWith(
        'settings',
        'listSettings',
        settings.map((setting) => ({ ...setting, ...change(setting) })),
      ),
    ],
    sampleOperator,
  )

const meta: StoryMeta<typeof OperatorProgrammeSettingsScreen> = {
  component: OperatorProgrammeSettingsScreen,
  decorators: [
    withSettings(({ name }) =>
      name === 'initial_credits'
        ? { value: 12, changes: [changed, { ...changed, at: '2026-11-20T09:30:00Z' }] }
        : {},
    ),
  ],
}
export default meta

export const OneChanged: Story<typeof OperatorProgrammeSettingsScreen> = {}
export const WithHistory: Story<typeof OperatorProgrammeSettingsScreen> = {
  play: press('summary', 'details[open]'),
}
export const Changing: Story<typeof OperatorProgrammeSettingsScreen> = {
  play: press('li button', 'dialog[open]'),
}
export const LongTexts: Story<typeof OperatorProgrammeSettingsScreen> = {
  decorators: [
    withSettings(({ name }) => ({
      ...(name === 'support_email' ? { value: `${longWord}@example.com` } : {}),
      ...(name === 'served_country_ids'
        ? { value: [1, 2], countries: { is_exception: true, names: [longText, longWord] } }
        : {}),
      ...(name === 'initial_credits'
        ? { changes: [{ ...changed, by: null, note: longText }] }
        : {}),
    })),
  ],
  play: press('summary', 'details[open]'),
}
export const Loading: Story<typeof OperatorProgrammeSettingsScreen> = {
  decorators: [withServer([neverRespond('settings', 'listSettings')], sampleOperator)],
}
export const Failed: Story<typeof OperatorProgrammeSettingsScreen> = {
  decorators: [withServer([failWith('settings', 'listSettings', { status: 500 })], sampleOperator)],
}
