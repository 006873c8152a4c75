import { settingEndpoints } from '@fledge/contract/settings/endpoints.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { changeSetting } from './change-setting.ts'
import { listSettings } from './list-settings.ts'

/** The defaults of the programme, which managers change. */
export const settingsFeature = defineFeature(settingEndpoints, { listSettings, changeSetting })
