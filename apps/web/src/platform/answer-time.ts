import { t } from './use-texts.ts'

/** How long answers usually take, the same words on every page: "42 hours", from two days on "3 days". */
export const answerTime = (hours: number): string =>
  hours < 48
    ? t('common.time.hours', { count: Math.max(1, hours) })
    : t('common.time.days', { count: Math.ceil(hours / 24) })
