import type { WeekQuestion } from '@fledge/contract/weekly-feedback/schema.ts'
import type { WeekSide } from '@fledge/domain/weekly-feedback/types.ts'
import { formatTime } from '@fledge/kernel/dates.ts'
import { Group, PageHeader, Stack } from '@fledge/ui/page.tsx'
import type { ReactNode } from 'react'
import { useNow } from '../../platform/time/clock.ts'
import { useZone } from '../../platform/shell/session.ts'
import { t } from '../../platform/i18n/use-texts.ts'

/** Returns whether a week can be answered now. */
export const isWeekOpen = (question: WeekQuestion): boolean =>
  !question.is_locked && !question.is_completed && !question.is_missed

/**
 * Week that can't be answered: completed, missed or still locked.
 * @param action link back
 */
export function WeekClosed({
  question,
  side,
  action,
}: {
  readonly question: WeekQuestion
  readonly side: WeekSide
  readonly action: ReactNode
}) {
  const [zone, now] = [useZone(), useNow()]
  const { week, unlocks_at: opens, visible_at: seen } = question
  const name = side === 'intern' ? question.company_name : question.intern_name
  const title = question.is_completed
    ? t('weekScreen.completed', { week })
    : t(question.is_missed ? 'weekScreen.missed' : 'weekScreen.locked', { week })
  const completed =
    Date.parse(seen) <= now.getTime()
      ? t('weekScreen.completedNow', { name })
      : t('weekScreen.completedText', { name, day: formatTime(seen, zone, 'day') })
  const text = question.is_completed
    ? completed
    : question.is_missed
      ? t('weekScreen.missedText')
      : t('weekScreen.lockedText', { time: formatTime(opens, zone) })
  return (
    <Stack narrow centred>
      <PageHeader title={title} text={text} />
      <Group>{action}</Group>
    </Stack>
  )
}
