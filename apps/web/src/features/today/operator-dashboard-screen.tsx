import { buildPath, paths } from '@fledge/contract/paths.ts'
import type { FinanceToday, Today } from '@fledge/contract/today/schema.ts'
import type { OverdueKind } from '@fledge/domain/overdue/types.ts'
import { getTeamDayEnd } from '@fledge/domain/today/rules.ts'
import { handedOutKinds } from '@fledge/domain/waits/rules.ts'
import { formatTime, getZoneCity } from '@fledge/kernel/dates.ts'
import { NextStepPanel } from '@fledge/ui/next-step.tsx'
import { ColumnLayout, PageHeader, Stack } from '@fledge/ui/page.tsx'
import { t } from '../../platform/i18n/use-texts.ts'
import { QueryResult } from '../../platform/query/query-result.tsx'
import { useApiQuery } from '../../platform/query/query.ts'
import { ButtonLink } from '../../platform/router/link.tsx'
import { useUser, useZone } from '../../platform/shell/session.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { useNow } from '../../platform/time/clock.ts'
import { FailedActsCard } from './failed-acts-card.tsx'
import { QueueCard } from './queue-card.tsx'
import { IncidentsCard, MoneyCard, NextDaysCard, TodayTotals } from './today-cards.tsx'
import { toItems } from './today-links.ts'
import styles from './today.module.css'

/** What waits for the programme team, what comes next and what fails, in numbers with their lists. */
export default function OperatorDashboardScreen() {
  useTitle(t('today.title'))
  const { role } = useUser()
  if (role === 'PARTNER') return <PartnerStart />
  return role === 'FINANCE' ? <FinanceStart /> : <TodayOverview />
}

function FinanceStart() {
  const today = useApiQuery(
    'today',
    'getFinanceToday',
    {},
    { staleTime: 0, refetchInterval: 60_000 },
  )
  return (
    <QueryResult of={today} name={t('today.title')}>
      {(payload) => <FinanceOverview today={payload} />}
    </QueryResult>
  )
}

interface FinanceOverviewProps {
  readonly today: FinanceToday
}

/** What waits for someone who decides about money; what they look at otherwise. */
function FinanceOverview({ today }: FinanceOverviewProps) {
  return (
    <Stack>
      <PageHeader title={t('today.title')} text={t('today.financeText')} />
      <FailedActsCard acts={today.failed_acts} />
      <ColumnLayout
        main={
          today.refunds.open > 0 ? (
            <QueueCard queue={today.refunds} />
          ) : (
            <NextStepPanel level={2} title={t('today.calm')} text={t('today.noRefunds')} calm />
          )
        }
        side={<MoneyCard today={today} />}
      />
    </Stack>
  )
}

/** What someone at a partner opens first. */
function PartnerStart() {
  return (
    <NextStepPanel
      title={t('today.partner')}
      text={t('today.partnerText')}
      action={
        <ButtonLink tone="accent" to={buildPath(paths.operator.batches)}>
          {t('today.openBatches')}
        </ButtonLink>
      }
    />
  )
}

function TodayOverview() {
  const today = useApiQuery('today', 'getToday', {}, { staleTime: 0, refetchInterval: 60_000 })
  return (
    <QueryResult of={today} name={t('today.title')}>
      {(payload) => <Overview today={payload} />}
    </QueryResult>
  )
}

interface OverviewProps {
  readonly today: Today
}

function Overview({ today }: OverviewProps) {
  const introduction = useIntroduction()
  const isClear = today.queues.every(({ open }) => open === 0)
  return (
    <Stack>
      <PageHeader title={t('today.title')} text={introduction} />
      {today.concerns > 0 ? <Concerns count={today.concerns} /> : null}
      <FailedActsCard acts={today.failed_acts} />
      {isClear ? <AllClear hasBatches={today.has_batches} /> : <TodayTotals today={today} />}
      <ColumnLayout
        main={<Queues today={today} />}
        side={
          <>
            <IncidentsCard today={today} />
            <NextDaysCard today={today} />
          </>
        }
      />
    </Stack>
  )
}

/** Says when the day ends for a reader whose own day ends at another time than the team's. */
function useIntroduction(): string {
  const [zone, now] = [useZone(), useNow()]
  const time = formatTime(new Date(getTeamDayEnd(now)), zone, 'time')
  return time === '00:00' ? t('today.text') : t('today.dayEnd', { time, city: getZoneCity(zone) })
}

function Concerns({ count }: { readonly count: number }) {
  return (
    <NextStepPanel
      level={2}
      title={t('today.concerns', { count })}
      text={t('today.concernsText')}
      action={
        <ButtonLink tone="accent" to={toItems('CONCERNS')}>
          {t('today.openConcerns')}
        </ButtonLink>
      }
    />
  )
}

/** Shown when every queue is empty. Before the first batch exists it suggests creating one. */
function AllClear({ hasBatches }: { readonly hasBatches: boolean }) {
  if (hasBatches)
    return <NextStepPanel level={2} title={t('today.calm')} text={t('today.calmText')} calm />
  return (
    <NextStepPanel
      level={2}
      title={t('today.noBatch')}
      text={t('today.noBatchText')}
      action={
        <ButtonLink tone="accent" to={buildPath(paths.operator.batches)}>
          {t('today.makeBatch')}
        </ButtonLink>
      }
    />
  )
}

const isHandedOut = (kind: OverdueKind) => handedOutKinds.some((known) => known === kind)
/** The queues that the team works through, and the others if something waits or came in lately. */
const isShown = ({ kind, open, flow }: Today['queues'][number]) =>
  open > 0 || isHandedOut(kind) || Boolean(flow?.received.some(Boolean))

function Queues({ today }: OverviewProps) {
  return (
    <section className={styles['queues']} aria-label={t('today.queues')}>
      {today.queues.filter(isShown).map((queue) => (
        <QueueCard key={queue.kind} queue={queue} />
      ))}
    </section>
  )
}
