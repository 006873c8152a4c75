import { getCandidateBadge } from '@fledge/domain/dashboards/status-badge.ts'
import { buildPath, paths } from '@fledge/contract/paths.ts'
import { stageColumns, type CandidatureStage } from '@fledge/domain/candidatures/types.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Meta, CardListItem } from '@fledge/ui/card.tsx'
import { Segments } from '@fledge/ui/choice-fields.tsx'
import { CompanyLogo } from '@fledge/ui/person.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import type { Payload } from '../../platform/http/client.ts'
import { useNow } from '../../platform/time/clock.ts'
import { isUrgent } from '../../shared/due-line.tsx'
import { ButtonLink, Link } from '../../platform/router/link.tsx'
import { DataList } from '../../platform/list/data-list.tsx'
import { oneOf } from '../../platform/list/list-address.ts'
import { useListParams } from '../../platform/list/use-list-params.ts'
import { useApiQuery } from '../../platform/query/query.ts'
import { useZone } from '../../platform/shell/session.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import styles from './candidatures.module.css'
import { formatCandidatureEnd, formatStageTimes } from './format-stage.ts'

type Row = Payload<'candidatures', 'listInternCandidatures'>[number]
const columnIds = ['interest', 'interview', 'offer', 'hired'] as const

/** The intern's candidatures by stage, as board or list, with who has to act next and by when. */
export default function InternTrackerScreen() {
  useTitle(t('tracker.title'))
  const { view, set } = useListParams({}, { view: { view: oneOf(['list']) } })
  const candidatures = useApiQuery('candidatures', 'listInternCandidatures', {
    query: { per_page: '100' },
  })
  const list = { title: t('tracker.title'), of: candidatures, empty: <NoCandidatures /> }
  const isList = view.view === 'list'
  return (
    <>
      <h1 className={styles['hidden']}>{t('tracker.title')}</h1>
      {candidatures.data && candidatures.data.count > 0 ? (
        <ViewSwitch isList={isList} onList={(next) => set({ view: next ? 'list' : undefined })} />
      ) : null}
      {isList ? (
        <DataList {...list} row={(row) => <ListRow key={row.candidature_id} row={row} />} />
      ) : (
        <DataList {...list} frame="none">
          {(rows) => <Board rows={rows} />}
        </DataList>
      )}
    </>
  )
}

interface ViewSwitchProps {
  readonly isList: boolean
  readonly onList: (isList: boolean) => void
}

function ViewSwitch({ isList, onList }: ViewSwitchProps) {
  return (
    <div className={styles['bar']}>
      <Segments
        label={t('hiring.view')}
        hideLabel
        choices={[
          { value: 'board', label: t('tracker.board') },
          { value: 'list', label: t('tracker.list') },
        ]}
        value={isList ? 'list' : 'board'}
        onChange={(next) => onList(next === 'list')}
      />
    </div>
  )
}

const NoCandidatures = () => (
  <EmptyState
    title={t('tracker.empty')}
    text={t('tracker.emptyText')}
    action={
      <ButtonLink tone="primary" to={paths.intern.dashboard}>
        {t('tracker.toDashboard')}
      </ButtonLink>
    }
  />
)

const listStages = (id: string): readonly CandidatureStage[] =>
  stageColumns.find((column) => column.id === id)?.stages ?? []
const formatTurn = (row: Row) =>
  row.turn === 'intern'
    ? t('tracker.yourTurn')
    : row.turn === 'company'
      ? t('tracker.theirTurn')
      : row.turn === 'operator'
        ? t('tracker.team')
        : row.turn === 'both'
          ? t('hiring.turn.both')
          : ''

function Board({ rows }: { readonly rows: readonly Row[] }) {
  const ended = rows.filter((row) => listStages('ended').includes(row.stage))
  return (
    <>
      <div className={styles['board']}>
        {columnIds.map((id) => (
          <Column
            key={id}
            name={t(`candidatures.column.${id}`)}
            rows={rows.filter((row) => listStages(id).includes(row.stage))}
          />
        ))}
      </div>
      {ended.length > 0 ? (
        <div className={styles['folds']}>
          <details className={styles['fold']}>
            <summary>
              {t('hiring.ended')} <span className={styles['dim']}>{ended.length}</span>
            </summary>
            <div>
              {ended.map((row) => (
                <BoardCard key={row.candidature_id} row={row} />
              ))}
            </div>
          </details>
        </div>
      ) : null}
    </>
  )
}

/** Candidatures that wait for the intern come first. */
function Column({ name, rows }: { readonly name: string; readonly rows: readonly Row[] }) {
  const inOrder = rows.toSorted((a, b) => Number(b.turn === 'intern') - Number(a.turn === 'intern'))
  return (
    <section className={styles['column']}>
      <header>
        <h2>{name}</h2>
        <span className={styles['dim']}>{rows.length}</span>
      </header>
      {rows.length === 0 ? (
        <p className={styles['group']}>{t('tracker.columnEmpty')}</p>
      ) : (
        <div className={styles['cards']}>
          {inOrder.map((row) => (
            <BoardCard key={row.candidature_id} row={row} />
          ))}
        </div>
      )}
    </section>
  )
}

function BoardCard({ row }: { readonly row: Row }) {
  const [zone, now] = [useZone(), useNow()]
  const badge = getCandidateBadge(row)
  const reason = formatCandidatureEnd(row.end_reason, 'intern')
  return (
    <Link
      className={styles['card'] ?? ''}
      to={buildPath(paths.intern.candidature, { candidatureId: row.candidature_id })}
    >
      <span className={styles['line']}>
        <CompanyLogo name={row.company.name} logo={row.company.logo_url} size={32} />
        <b>{row.company.name}</b>
      </span>
      <span className={styles['small']}>{row.plan.name}</span>
      <span>
        <Badge tone={badge.tone}>{translateKey(badge.text)}</Badge>
      </span>
      <span className={styles['small']}>
        <span
          className={
            isUrgent(row.turn === 'intern', row.due_at, now) ? styles['due'] : styles['dim']
          }
        >
          {[formatTurn(row), formatStageTimes(row, zone, now), reason].filter(Boolean).join(' · ')}
        </span>
      </span>
    </Link>
  )
}

function ListRow({ row }: { readonly row: Row }) {
  const [zone, now] = [useZone(), useNow()]
  const badge = getCandidateBadge(row)
  return (
    <CardListItem
      lead={<CompanyLogo name={row.company.name} logo={row.company.logo_url} size={40} />}
      end={<Badge tone={badge.tone}>{translateKey(badge.text)}</Badge>}
    >
      <Link to={buildPath(paths.intern.candidature, { candidatureId: row.candidature_id })}>
        <b>{row.company.name}</b> · {row.plan.name}
      </Link>
      <Meta due={isUrgent(row.turn === 'intern', row.due_at, now)}>
        {[
          formatTurn(row),
          formatStageTimes(row, zone, now),
          formatCandidatureEnd(row.end_reason, 'intern'),
        ]
          .filter(Boolean)
          .join(' · ')}
      </Meta>
    </CardListItem>
  )
}
