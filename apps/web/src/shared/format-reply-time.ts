import { t } from '../platform/i18n/use-texts.ts'

/**
 * Formats the usual reply time, identically on every page: "42 hours", or "3 days" from two days
 * on.
 */
export const formatReplyTime = (hours: number): string =>
  hours < 48
    ? t('common.time.hours', { count: Math.max(1, hours) })
    : t('common.time.days', { count: Math.ceil(hours / 24) })
