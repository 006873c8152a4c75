import { locale } from '@fledge/kernel/locale.ts'
import { t } from '../../platform/i18n/use-texts.ts'

/** From here on, hours are written as days. */
const maxHours = 48

export const formatHours = (hours: number): string =>
  hours < maxHours
    ? t('programmeReport.hours', { count: Math.round(hours) })
    : t('programmeReport.inDays', { count: Math.round(hours / 24) })

export const formatShare = (share: number): string =>
  share.toLocaleString(locale, { style: 'percent', maximumFractionDigits: 0 })

/** Rounded down, so that what is below four fifths never reads as 0.8. */
export const formatRatio = (ratio: number): string =>
  (Math.floor(ratio * 100 + 1e-9) / 100).toLocaleString(locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  })
