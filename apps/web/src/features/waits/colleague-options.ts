import { t } from '../../platform/i18n/use-texts.ts'
import { useApiQuery } from '../../platform/query/query.ts'

/** The choice that leaves waits to the team. */
export const teamOption = 'team'

interface ColleagueOptionsProps {
  readonly withTeam: boolean
}

/** Choices of who takes care of waits: the active colleagues, and the team. */
export function useColleagueOptions({ withTeam }: ColleagueOptionsProps) {
  const colleagues = useApiQuery('waits', 'listColleagues', {}, { staleTime: 0 })
  const options = (colleagues.data?.payload ?? [])
    .filter((colleague) => colleague.is_active)
    .map(({ user_id: value, name, waits: count }) => ({
      value,
      label: t('operatorWaits.colleagueCount', { name, count }),
    }))
  return withTeam ? [{ value: teamOption, label: t('operatorWaits.team') }, ...options] : options
}
