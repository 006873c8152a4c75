import { getDeviceName } from '@fledge/domain/sessions/device-name.ts'
import { t } from '../platform/i18n/use-texts.ts'

/** Returns "Chrome on Linux"; an unrecognised user agent is shown as it is. */
export function formatDevice(agent: string): string {
  const { browser, system } = getDeviceName(agent)
  if (browser && system) return t('platform.sessions.device', { browser, system })
  return browser ?? system ?? (agent || t('platform.sessions.unknown'))
}
