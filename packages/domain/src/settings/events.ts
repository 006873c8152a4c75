import { data, defineEvents } from '@fledge/kernel/events.ts'
import type { SettingName, SettingValue } from './types.ts'

/** Changes of the programme's defaults; the subject is the id of the setting's name, the note says why. */
export const settingEvents = defineEvents('setting', {
  change: data<{
    readonly name: SettingName
    readonly from: SettingValue
    readonly to: SettingValue
  }>(),
})
