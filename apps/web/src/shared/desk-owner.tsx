import type { OwnerCounts } from '@fledge/contract/waits/schema.ts'
import { type DeskOwner, deskOwners } from '@fledge/domain/waits/types.ts'
import { FilterSelect } from '../platform/list/filter-select.tsx'
import { Link } from '../platform/router/link.tsx'
import { useUser, useZone } from '../platform/shell/session.ts'
import { formatTimeInSentence, useNow } from '../platform/time/clock.ts'
import { t } from '../platform/i18n/use-texts.ts'
import styles from './desk-owner.module.css'

interface OwnerMarkProps {
  readonly row: {
    readonly owner_id: string | null
    readonly owner_name: string | null
    readonly skipped_until: string | null
  }
}

/** Who takes care of a row of the review desk, or that the reader has left it to others. */
export function OwnerMark({ row }: OwnerMarkProps) {
  const { owner_id: id, owner_name: name, skipped_until: until } = row
  const user = useUser()
  const [zone, now] = [useZone(), useNow()]
  if (id === null)
    return until !== null && Date.parse(until) > now.getTime() ? (
      <span className={styles['skipped']}>
        {t('deskOwner.skipped', { when: formatTimeInSentence(until, zone, now) })}
      </span>
    ) : null
  return (
    <span className={styles['mark']}>
      {id === user.user_id ? t('deskOwner.you') : t('deskOwner.with', { name: name ?? '' })}
    </span>
  )
}

interface OwnerFilterProps {
  readonly counts: OwnerCounts | undefined
  readonly owner: DeskOwner | undefined
  readonly onOwner: (owner: DeskOwner | undefined) => void
}

/** Filters a list of the review desk by who takes care of its rows, once anyone does. */
export function OwnerFilter({ counts, owner, onOwner }: OwnerFilterProps) {
  if (owner === undefined && counts && counts.me + counts.colleagues === 0) return null
  return (
    <FilterSelect
      label={t('deskOwner.filter')}
      all={t('deskOwner.all')}
      value={owner}
      options={deskOwners.map((value) => ({
        value,
        label: t(`deskOwner.option.${value}`, { count: counts?.[value] ?? 0 }),
      }))}
      onChange={onOwner}
    />
  )
}

interface ColleaguesCountProps {
  readonly counts: OwnerCounts | undefined
  /** The list of those of one owner, or of all. */
  readonly toList: (owner: DeskOwner | undefined) => string
}

/** How many of those that wait colleagues take care of, after their number. */
export function ColleaguesCount({ counts, toList }: ColleaguesCountProps) {
  if (!counts || counts.colleagues === 0) return null
  return (
    <>
      {', '}
      <Link to={toList('colleagues')}>
        {t('deskOwner.colleagues', { count: counts.colleagues })}
      </Link>
      {','}
    </>
  )
}
