import type { Colleague } from '@fledge/contract/waits/schema.ts'
import { formatDate } from '@fledge/kernel/dates.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { useApiQuery } from '../../platform/query/query.ts'

/** The choice that leaves waits to the team. */
export const teamOption = 'team'

interface ColleagueOptionsProps {
  readonly withTeam: boolean
}

/** Choices of who takes care of waits: the team, the active colleagues, then those who are absent. */
export function useColleagueOptions({ withTeam }: ColleagueOptionsProps) {
  const colleagues = useApiQuery('waits', 'listColleagues', {}, { staleTime: 0 })
  const options = (colleagues.data?.payload ?? [])
    .filter((colleague) => colleague.is_active)
    .toSorted((a, b) => Number(a.absent_until !== null) - Number(b.absent_until !== null))
    .map((colleague) => ({ value: colleague.user_id, label: formatColleague(colleague) }))
  return withTeam ? [{ value: teamOption, label: t('operatorWaits.team') }, ...options] : options
}

const formatColleague = ({ name, absent_until: until, waits: count }: Colleague) =>
  until === null
    ? t('operatorWaits.colleagueCount', { name, count })
    : t('operatorWaits.colleagueAbsent', { name, until: formatDate(until) })
