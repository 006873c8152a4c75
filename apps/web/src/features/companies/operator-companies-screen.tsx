import { buildPath, paths } from '@fledge/contract/paths.ts'
import { companyCan } from '@fledge/domain/companies/can.ts'
import {
  companyBadges,
  companyStatuses,
  type CompanyStatus,
} from '@fledge/domain/companies/types.ts'
import { SelectField } from '@fledge/ui/select-fields.tsx'
import { CompanyLogo, Flag } from '@fledge/ui/person.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import { useSearchParams, usePathParam } from '../../platform/url-state.ts'
import { parsePage, toPageParam } from '../../platform/url-values.ts'
import { QueryResult, type QueryResultProps } from '../../platform/query-result.tsx'
import type { Payload } from '../../platform/client.ts'
import { formatAgo, useNow } from '../../platform/clock.ts'
import { Link, useNavigateTo } from '../../platform/link.tsx'
import { useApiQuery } from '../../platform/query.ts'
import frame from '../../platform/review-frame.module.css'
import { QueuePages, queuePageSize, useQueueSteps } from '../../platform/review-queue.tsx'
import { useTitle } from '../../platform/shell/title.ts'
import { translateKey, t } from '../../platform/use-texts.ts'
import { CompanyReview } from './company-review.tsx'

type Queue = Payload<'companies', 'listCompanyQueue'>
type QueueRow = Queue[number]

/** Queue of companies with keyboard navigation (j and k) and the decision buttons at the bottom. */
export default function OperatorCompaniesScreen() {
  useTitle(t('companies.queue.title'))
  const { queue, status, page, show, current, onDecided } = useQueue()
  const count = queue.data?.count ?? 0
  return (
    <div className={frame['frame']}>
      <aside className={frame['queue']} aria-label={t('companies.queue.list')}>
        <QueueHead
          count={count}
          status={status}
          onStatus={(value) => show({ status: value ?? undefined, page: undefined })}
        />
        <QueueRows queue={queue} status={status} page={page} current={current} />
        <QueuePages
          page={page}
          count={count}
          shown={queue.data?.payload.length ?? 0}
          onPage={(next) => show({ status, page: next })}
        />
      </aside>
      {current ? (
        <CompanyReview key={current} id={current} onDecided={onDecided} />
      ) : (
        <div className={frame['main']}>
          <EmptyState title={t('companies.review.pick')} />
        </div>
      )}
    </div>
  )
}

/** Fetches the companies for the status and page in the URL, and the selected one. */
function useQueue() {
  const [search] = useSearchParams()
  const picked = usePathParam('id')
  const go = useNavigateTo()
  const status = companyStatuses.find((one) => one === search['status']) ?? 'PENDING_APPROVAL'
  const page = parsePage(search['page'])
  const queue = useApiQuery(
    'companies',
    'listCompanyQueue',
    { query: { status, page: String(page), per_page: String(queuePageSize) } },
    { keep: true },
  )
  const ids = (queue.data?.payload ?? []).map((row) => row.company_id)
  const current = picked || ids[0]
  // Changing the list selects its first company.
  const show = (list: {
    readonly status?: string | undefined
    readonly page?: number | undefined
  }) => void go(buildPath(paths.operator.companies, {}, list), { replace: true })
  const onDecided = useQueueSteps(
    ids,
    current,
    (id) =>
      void go(buildPath(paths.operator.company, { id }, { status, page: toPageParam(page) }), {
        replace: true,
      }),
    page > 1 ? () => show({ status }) : null,
  )
  return { queue, status, page, show, current, onDecided }
}

interface QueueHeadProps {
  readonly count: number
  readonly status: CompanyStatus
  readonly onStatus: (status: string | null) => void
}

function QueueHead({ count, status, onStatus }: QueueHeadProps) {
  return (
    <div className={frame['head']}>
      <p>
        <b>
          {companyCan.waitsForReview(status)
            ? t('companies.queue.waiting', { count })
            : t('companies.queue.count', { count })}
        </b>{' '}
        <span className={frame['dim']}>{t('companies.queue.oldest')}</span>
      </p>
      <SelectField
        label={t('companies.queue.status')}
        nothingFound={t('common.nothingFound')}
        options={companyStatuses.map((value) => ({
          value,
          label: translateKey(companyBadges[value].text),
        }))}
        value={status}
        onChange={onStatus}
      />
    </div>
  )
}

interface QueueRowsProps {
  readonly queue: QueryResultProps<Queue>['of']
  readonly status: CompanyStatus
  readonly page: number
  readonly current: string | undefined
}

function QueueRows({ queue, status, page, current }: QueueRowsProps) {
  return (
    <QueryResult
      of={queue}
      name={t('companies.queue.title')}
      empty={
        <EmptyState title={t('companies.queue.empty')} text={t('companies.queue.emptyText')} />
      }
    >
      {(list) => (
        <ol>
          {list.map((row) => (
            <QueueLine
              key={row.company_id}
              row={row}
              isCurrent={row.company_id === current}
              to={buildPath(
                paths.operator.company,
                { id: row.company_id },
                { status, page: toPageParam(page) },
              )}
            />
          ))}
        </ol>
      )}
    </QueryResult>
  )
}

function QueueLine({
  row,
  isCurrent,
  to,
}: {
  readonly row: QueueRow
  readonly isCurrent: boolean
  readonly to: string
}) {
  const now = useNow()
  const isLate = row.answer_by !== null && Date.parse(row.answer_by) < now.getTime()
  return (
    <li>
      <Link
        to={to}
        className={frame['row'] ?? ''}
        {...(isCurrent ? { 'aria-current': 'page' as const } : {})}
      >
        <CompanyLogo name={row.name} logo={row.logo_url} size={32} />
        <span className={frame['words']}>
          <b>{row.name}</b>
          <span className={frame['dim']}>
            <Flag country={row.country_code} /> {row.industry}
          </span>
        </span>
        <span className={isLate ? frame['late'] : frame['age']}>
          {formatAgo(row.waiting_since, now)}
        </span>
      </Link>
    </li>
  )
}
