import { Fragment } from 'react'
import { buildPath, paths } from '@fledge/contract/paths.ts'
import { type CohortStage, cohortStages } from '@fledge/domain/batches/cohort-counts.ts'
import { toLocalDay } from '@fledge/kernel/dates.ts'
import { formatMoney } from '@fledge/kernel/money.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Button } from '@fledge/ui/button.tsx'
import { Meta } from '@fledge/ui/card.tsx'
import { Meter } from '@fledge/ui/charts.tsx'
import { PageHeader, Stack } from '@fledge/ui/page.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import { IconCalendarEvent } from '@fledge/ui/icons/calendar-event.tsx'
import { IconPlus } from '@fledge/ui/icons/plus.tsx'
import { ButtonLink, Link } from '../../platform/router/link.tsx'
import { DataList } from '../../platform/list/data-list.tsx'
import { searchText } from '../../platform/list/list-address.ts'
import { SearchField } from '../../platform/list/search-field.tsx'
import { useListParams } from '../../platform/list/use-list-params.ts'
import { useApiQuery } from '../../platform/query/query.ts'
import { useUser, useZone } from '../../platform/shell/session.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { BatchBadge } from './batch-fact-list.tsx'
import { type BatchListRow, formatBatchDate } from './batch-values.ts'
import styles from './operator-batches.module.css'
import { PartnersCard } from './partners-card.tsx'
import { useCanReview } from './record-count.tsx'
import { SeatsTaken } from './seats-taken.tsx'

/** All batches with their seats and people, then the partners. */
export default function OperatorBatchesScreen() {
  useTitle(t('batches.admin.title'))
  const isPartner = useUser().role === 'PARTNER'
  // The empty list itself says what to do.
  const none =
    useApiQuery('batches', 'listOperatorBatches', { query: { page: '1' } }, { keep: true }).data
      ?.count === 0
  return (
    <Stack>
      <PageHeader
        title={t('batches.admin.title')}
        text={t(isPartner ? 'batches.admin.partnerText' : 'batches.admin.text')}
        actions={none || isPartner ? undefined : <NewBatch label={t('batches.admin.new')} />}
      />
      <BatchList />
      {isPartner ? null : <PartnersCard />}
    </Stack>
  )
}

function NewBatch({ label }: { readonly label: string }) {
  const user = useUser()
  const icon = <IconPlus size={18} aria-hidden />
  return user.role === 'MANAGER' ? (
    <ButtonLink tone="primary" icon={icon} to={buildPath(paths.operator.newBatch)}>
      {label}
    </ButtonLink>
  ) : (
    <Button icon={icon} disabledReason={translateKey('refused.managerOnly')}>
      {label}
    </Button>
  )
}

function BatchList() {
  const isPartner = useUser().role === 'PARTNER'
  const params = useListParams({ search: searchText })
  const batches = useApiQuery(
    'batches',
    'listOperatorBatches',
    { query: { ...params.keyset, ...params.filters } },
    { keep: true },
  )
  const search = (
    <SearchField
      label={t('batches.admin.search')}
      value={params.filters.search}
      onSearch={(words) => params.set({ search: words })}
    />
  )
  return (
    <DataList
      title={t('batches.admin.list')}
      of={batches}
      params={params}
      head={(batches.data?.count ?? 0) > 6 || params.isFiltered ? search : null}
      empty={
        <EmptyState
          icon={<IconCalendarEvent size={20} />}
          title={t('batches.admin.none')}
          text={t('batches.admin.noneText')}
          action={isPartner ? undefined : <NewBatch label={t('batches.admin.first')} />}
        />
      }
      noMatch={{ title: t('batches.admin.noMatch'), text: t('batches.admin.noMatchText') }}
      row={(row) => <BatchLine key={row.batch_id} row={row} />}
    />
  )
}

interface RowProps {
  readonly row: BatchListRow
}

function BatchLine({ row }: RowProps) {
  const zone = useZone()
  const on = (at: string) => formatBatchDate(toLocalDay(at, zone))
  const programme =
    row.programme_start && row.programme_end
      ? t('batches.admin.programme', {
          from: formatBatchDate(row.programme_start),
          to: formatBatchDate(row.programme_end),
        })
      : t('batches.admin.noProgramme')
  const pays =
    row.price && row.payer === 'INTERN'
      ? t('batches.admin.INTERN', { price: formatMoney(row.price) })
      : t('batches.admin.B2B')
  return (
    <li className={styles['line']}>
      <div className={styles['what']}>
        <p className={styles['name']}>
          <Link to={buildPath(paths.operator.batch, { id: row.batch_id })}>{row.name}</Link>{' '}
          <BatchBadge batch={row} />{' '}
          {row.is_running ? <Badge tone="blue">{t('batches.admin.running')}</Badge> : null}
        </p>
        <Meta>{[row.code, row.partner?.name, pays].filter(Boolean).join(' · ')}</Meta>
        <Meta>
          {t('batches.admin.enrolment', {
            from: on(row.enrolment_opens_at),
            to: on(row.enrolment_closes_at),
          })}{' '}
          · {programme}
        </Meta>
      </div>
      <BatchSeats row={row} />
    </li>
  )
}

const toApplications = (batch: string, stage: CohortStage) =>
  buildPath(paths.operator.records, { list: 'applications' }, { batch, stage })

function BatchSeats({ row }: RowProps) {
  const canReview = useCanReview()
  const stages = cohortStages.filter((stage) => row.applications[stage] > 0)
  return (
    <div className={styles['seats']}>
      <SeatsTaken batch={row} />
      <Meter
        share={row.seats_taken / Math.max(1, row.seats)}
        label={t('batches.admin.seats', { taken: row.seats_taken, seats: row.seats })}
      />
      <Meta>
        {stages.length === 0 ? t('batches.admin.nobody') : null}
        {stages.map((stage, index) => {
          const text = t(`batches.admin.stages.${stage}`, { count: row.applications[stage] })
          return (
            <Fragment key={stage}>
              {index > 0 ? ' · ' : null}
              {canReview ? <Link to={toApplications(row.batch_id, stage)}>{text}</Link> : text}
            </Fragment>
          )
        })}
      </Meta>
    </div>
  )
}
