import { getCandidateBadge } from '@fledge/domain/dashboards/status-badge.ts'
import { buildPath, paths } from '@fledge/contract/paths.ts'
import { type CandidatureStage, endedStages } from '@fledge/domain/candidatures/types.ts'
import { formatTime, getZoneCity } from '@fledge/kernel/dates.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { classes } from '@fledge/ui/classes.ts'
import { PersonLine } from '@fledge/ui/person.tsx'
import { createContext, useContext, useState } from 'react'
import { Button } from '@fledge/ui/button.tsx'
import type { Payload } from '../../platform/http/client.ts'
import { formatNearTime, getCityFlag, formatLocalNow, useNow } from '../../platform/time/clock.ts'
import { isUrgent } from '../../shared/due-line.tsx'
import { Link } from '../../platform/router/link.tsx'
import { useZone } from '../../platform/shell/session.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import styles from './candidatures.module.css'
import { formatStageDeadline, formatWaitingSince } from './format-stage.ts'

export type CandidatureListItem = Payload<'candidatures', 'listCandidatures'>[number]

const columns: readonly {
  readonly id: 'interest' | 'interview' | 'interviewed' | 'offer'
  readonly stages: readonly CandidatureStage[]
}[] = [
  { id: 'interest', stages: ['INTERESTED', 'SHORTLISTED'] },
  { id: 'interview', stages: ['INTERVIEW_PROPOSED', 'INTERVIEW_SCHEDULED'] },
  { id: 'interviewed', stages: ['INTERVIEWED', 'OFFER_DECLINED', 'OFFER_EXPIRED'] },
  { id: 'offer', stages: ['OFFER_IN_REVIEW', 'OFFERED', 'OFFER_ACCEPTED'] },
]
const hiredStages: readonly CandidatureStage[] = ['HIRED']
const turnsInOrder = ['company', 'operator', 'intern', 'both', 'none'] as const

interface BoardProps {
  readonly rows: readonly CandidatureListItem[]
  /** Returns the link of a card, by default to the candidature. */
  readonly to?: (row: CandidatureListItem) => string
}

const CardLinkContext = createContext<(row: CandidatureListItem) => string>((row) =>
  buildPath(paths.company.candidate, { candidate: row.candidature_id }),
)

/**
 * Board of four columns with the user's own tasks first in each. Ended candidatures are collapsed.
 */
export function CandidatureBoard({ rows, to }: BoardProps) {
  const board = <Board rows={rows} />
  return to ? <CardLinkContext.Provider value={to}>{board}</CardLinkContext.Provider> : board
}

function Board({ rows }: Pick<BoardProps, 'rows'>) {
  return (
    <>
      <div className={styles['board']}>
        {columns.map((column) => (
          <Column
            key={column.id}
            name={t(`hiring.column.${column.id}`)}
            rows={rows.filter((row) => column.stages.includes(row.stage))}
          />
        ))}
      </div>
      <div className={styles['folds']}>
        <Fold
          name={t('hiring.hired')}
          rows={rows.filter((row) => hiredStages.includes(row.stage))}
        />
        <Fold
          name={t('hiring.ended')}
          rows={rows.filter((row) => endedStages.some((stage) => stage === row.stage))}
        />
      </div>
    </>
  )
}

/** Sorts by deadline, earliest first. */
const compareByDeadline = (a: CandidatureListItem, b: CandidatureListItem) =>
  (a.due_at ?? '9').localeCompare(b.due_at ?? '9')

const initialCount = 5

function Column({
  name,
  rows,
}: {
  readonly name: string
  readonly rows: readonly CandidatureListItem[]
}) {
  const [all, setAll] = useState(false)
  const groups = turnsInOrder
    .map((turn) => ({
      turn,
      rows: rows.filter((row) => row.turn === turn).toSorted(compareByDeadline),
    }))
    .filter((group) => group.rows.length > 0)
  return (
    <section className={styles['column']}>
      <header>
        <h2>{name}</h2>
        <span className={styles['dim']}>{rows.length}</span>
      </header>
      {rows.length === 0 ? <p className={styles['group']}>{t('hiring.empty')}</p> : null}
      {groups.map(({ turn, rows: list }) => (
        <Group
          key={turn}
          name={turn === 'none' ? t('hiring.group.private') : t(`hiring.turn.${turn}`)}
          mine={turn === 'company'}
          rows={list}
          all={all}
          onAll={() => setAll(true)}
        />
      ))}
    </section>
  )
}

interface GroupProps {
  readonly name: string
  readonly mine: boolean
  readonly rows: readonly CandidatureListItem[]
  /** Whether all groups of the column are expanded; one button expands all of them. */
  readonly all: boolean
  readonly onAll: () => void
}

/** Candidatures of a column that wait for the same side. */
function Group({ name, mine, rows, all, onAll }: GroupProps) {
  return (
    <div>
      <h3 className={mine ? `${styles['group']} ${styles['mine']}` : styles['group']}>{name}</h3>
      <div className={styles['cards']}>
        {(all ? rows : rows.slice(0, initialCount)).map((row) => (
          <BoardCard key={row.candidature_id} row={row} />
        ))}
      </div>
      {!all && rows.length > initialCount ? (
        <Button tone="link" size="small" onClick={onAll}>
          {t('hiring.more', { count: rows.length - initialCount })}
        </Button>
      ) : null}
    </div>
  )
}

function BoardCard({ row }: { readonly row: CandidatureListItem }) {
  const to = useContext(CardLinkContext)
  const now = useNow()
  const badge = getCandidateBadge(row)
  return (
    <Link className={styles['card'] ?? ''} to={to(row)}>
      <PersonLine
        name={row.intern.name}
        picture={row.intern.picture_url}
        country={getCityFlag(row.intern.country_code, row.intern.time_zone)}
        location={formatLocalNow(row.intern.time_zone, now)}
        size={32}
      />
      <span>
        <Badge tone={badge.tone}>{translateKey(badge.text)}</Badge>
      </span>
      <span className={styles['small']}>
        <CardTimes row={row} />
      </span>
      <span className={`${styles['small']} ${styles['dim']}`}>{row.plan.name}</span>
    </Link>
  )
}

/**
 * Agreed time in both time zones; otherwise how long the candidature has been waiting and its
 * deadline.
 */
function CardTimes({ row }: { readonly row: CandidatureListItem }) {
  const [zone, now] = [useZone(), useNow()]
  const mine = row.turn === 'company'
  const agreed = row.turn === 'both' ? row.interview?.starts_at : null
  const { time_zone: there } = row.intern
  return (
    <>
      {agreed ? (
        <>
          {formatNearTime(agreed, zone, now)}{' '}
          {there === zone ? null : (
            <span className={styles['dim']}>
              {t('hiring.there', {
                time: formatTime(agreed, there, 'time'),
                city: getZoneCity(there),
              })}
            </span>
          )}
        </>
      ) : (
        <span className={mine ? styles['strong'] : undefined}>
          {formatWaitingSince(mine, row.turn_since, zone, now)}
        </span>
      )}{' '}
      {row.due_at && !agreed ? (
        <span
          className={classes(
            styles['keep'],
            isUrgent(mine, row.due_at, now) ? styles['due'] : styles['dim'],
          )}
        >
          {formatStageDeadline(row.due_at, zone, now)}
        </span>
      ) : null}
    </>
  )
}

function Fold({
  name,
  rows,
}: {
  readonly name: string
  readonly rows: readonly CandidatureListItem[]
}) {
  return (
    <details className={styles['fold']}>
      <summary>
        {name} <span className={styles['dim']}>{rows.length}</span>
      </summary>
      <div>
        {rows.length === 0 ? (
          <p className={styles['group']}>{t('hiring.empty')}</p>
        ) : (
          rows.map((row) => <BoardCard key={row.candidature_id} row={row} />)
        )}
      </div>
    </details>
  )
}
