import { formatTime, getZoneCity } from '@fledge/kernel/dates.ts'
import { Button } from '@fledge/ui/button.tsx'
import { IconWorld } from '@fledge/ui/icons/world.tsx'
import { useNow } from '../../platform/time/clock.ts'
import { useApiMutation } from '../../platform/query/query.ts'
import { Rich } from '../../platform/i18n/rich.tsx'
import { renewSession, useZone } from '../../platform/shell/session.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { getDeviceZone } from '../../platform/forms/zone-options.ts'
import styles from './dashboard.module.css'

const hasSameClock = (at: Date, one: string, other: string) =>
  formatTime(at, one, 'full').slice(0, -one.length) ===
  formatTime(at, other, 'full').slice(0, -other.length)

/**
 * Shown when the device's time zone differs from the account's: keep it or switch. A dismissed
 * prompt returns after a day.
 */
export function ZonePrompt() {
  const now = useNow()
  const zone = useZone()
  const here = getDeviceZone()
  const update = useApiMutation('accounts', 'updateTimeZone', { onDone: () => void renewSession() })
  const keep = useApiMutation('accounts', 'savePreferences')
  if (
    here === zone ||
    formatTime(now, here) === formatTime(now, zone) ||
    hasSameClock(now, here, zone)
  )
    return null
  return (
    <aside className={styles['zone']}>
      <IconWorld size={18} aria-hidden className={styles['globe']} />
      <p>
        <ZoneText here={here} own={zone} now={now} />
      </p>
      <div className={styles['zoneActions']}>
        <Button
          tone="quiet"
          size="small"
          busy={update.isPending}
          onClick={() => update.mutate({ body: { time_zone: here } })}
        >
          {t('intern.dashboard.zone.switch', { city: getZoneCity(here) })}
        </Button>
        <Button
          size="small"
          busy={keep.isPending}
          onClick={() => keep.mutate({ body: { time_zone_prompt_dismissed: true } })}
        >
          {t('intern.dashboard.zone.keep', { city: getZoneCity(zone) })}
        </Button>
      </div>
    </aside>
  )
}

interface ZoneWordsProps {
  readonly here: string
  readonly own: string
  readonly now: Date
}

function ZoneText({ here, own, now }: ZoneWordsProps) {
  const time = (of: string) => formatTime(now, of, 'time')
  return (
    <Rich
      text="intern.dashboard.zone"
      values={{
        here: getZoneCity(here),
        hereTime: time(here),
        own: getZoneCity(own),
        ownTime: time(own),
      }}
    />
  )
}
