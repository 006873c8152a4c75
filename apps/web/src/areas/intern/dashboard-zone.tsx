import { formatTime, getZoneCity } from '@fledge/kernel/dates.ts'
import { Button } from '@fledge/ui/button.tsx'
import { IconWorld } from '@fledge/ui/icons/world.tsx'
import { getDeviceZone, useNow } from '../../platform/time/clock.ts'
import { changeResult } from '../../platform/query/pending-changes.ts'
import { useApiMutation } from '../../platform/query/query.ts'
import { Rich } from '../../platform/i18n/rich.tsx'
import { useIsHydrated } from '@fledge/ui/use-is-hydrated.ts'
import { renewSession, useSession, useZone } from '../../platform/shell/session.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import styles from './dashboard.module.css'

const hasSameClock = (at: Date, zone: string, otherZone: string) =>
  formatTime(at, zone, 'full').slice(0, -zone.length) ===
  formatTime(at, otherZone, 'full').slice(0, -otherZone.length)

const closedPrompt = [
  changeResult('applications', 'internBasicDetails', (details) => ({
    ...details,
    payload: { ...details.payload, show_time_zone_prompt: false },
  })),
]

/** Switches to another zone, or keeps the own one; either closes the prompt. */
function useZoneChoice() {
  const update = useApiMutation('accounts', 'updateTimeZone', {
    optimistic: closedPrompt,
    onDone: () => void renewSession(),
  })
  const keep = useApiMutation('accounts', 'savePreferences', { optimistic: closedPrompt })
  return { update, keep }
}

/**
 * Shown when the device's time zone differs from the account's: keep it or switch. A dismissed
 * prompt returns after a day. Someone of the programme team who looks at the account does not see it.
 */
export function ZonePrompt() {
  const now = useNow()
  const zone = useZone()
  const isView = Boolean(useSession()?.view)
  const deviceZone = getDeviceZone()
  const isHydrated = useIsHydrated()
  const { update, keep } = useZoneChoice()
  if (
    !isHydrated ||
    isView ||
    deviceZone === zone ||
    formatTime(now, deviceZone) === formatTime(now, zone) ||
    hasSameClock(now, deviceZone, zone)
  )
    return null
  return (
    <aside className={styles['zone']}>
      <IconWorld size={18} aria-hidden className={styles['globe']} />
      <p>
        <ZoneText deviceZone={deviceZone} ownZone={zone} now={now} />
      </p>
      <div className={styles['zoneActions']}>
        <Button
          tone="quiet"
          size="small"
          onClick={() => update.mutate({ body: { time_zone: deviceZone } })}
        >
          {t('intern.dashboard.zone.switch', { city: getZoneCity(deviceZone) })}
        </Button>
        <Button
          size="small"
          onClick={() => keep.mutate({ body: { time_zone_prompt_dismissed: true } })}
        >
          {t('intern.dashboard.zone.keep', { city: getZoneCity(zone) })}
        </Button>
      </div>
    </aside>
  )
}

interface ZoneWordsProps {
  readonly deviceZone: string
  readonly ownZone: string
  readonly now: Date
}

function ZoneText({ deviceZone, ownZone, now }: ZoneWordsProps) {
  const time = (of: string) => formatTime(now, of, 'time')
  return (
    <Rich
      text="intern.dashboard.zone"
      values={{
        here: getZoneCity(deviceZone),
        hereTime: time(deviceZone),
        own: getZoneCity(ownZone),
        ownTime: time(ownZone),
      }}
    />
  )
}
