import { buildPath, paths } from '@fledge/contract/paths.ts'
import { companyCan } from '@fledge/domain/companies/can.ts'
import {
  companyBadges,
  companyStatuses,
  type CompanyStatus,
} from '@fledge/domain/companies/types.ts'
import { Button } from '@fledge/ui/button.tsx'
import { SelectField } from '@fledge/ui/select-fields.tsx'
import { CompanyLogo, Flag } from '@fledge/ui/person.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import { useState } from 'react'
import type { Payload } from '../../platform/http/client.ts'
import { formatAgo, useNow } from '../../platform/time/clock.ts'
import { useNavigateTo } from '../../platform/router/link.tsx'
import { type ListPlace, oneOf } from '../../platform/list/list-address.ts'
import frame from '../../platform/list/review-frame.module.css'
import {
  QueueItem,
  QueueList,
  queuePageSize,
  useReviewQueue,
} from '../../platform/list/review-queue.tsx'
import { useListParams } from '../../platform/list/use-list-params.ts'
import { useApiQuery } from '../../platform/query/query.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { PendingActs } from '../../shared/pending-acts.tsx'
import { ApproveManyDialog } from './approve-many-dialog.tsx'
import { CompanyReview } from './company-review.tsx'

type QueueRow = Payload<'companies', 'listCompanyQueue'>[number]

/** Queue of companies with keyboard navigation (j and k) and the decision buttons at the bottom. */
export default function OperatorCompaniesScreen() {
  useTitle(t('companies.queue.title'))
  const { companies, status, showStatus, rowPath, queue } = useCompanyQueue()
  return (
    <div className={frame['frame']}>
      <aside className={frame['queue']} aria-label={t('companies.queue.list')}>
        <QueueHead count={companies.data?.count ?? 0} status={status} onStatus={showStatus} />
        <PendingActs of="COMPANY" onOpen={queue.open} />
        <QueueList
          title={t('companies.queue.title')}
          of={companies}
          params={queue.params}
          empty={
            <EmptyState title={t('companies.queue.empty')} text={t('companies.queue.emptyText')} />
          }
          row={(row) => (
            <QueueLine
              key={row.company_id}
              row={row}
              isCurrent={row.company_id === queue.current}
              to={rowPath(row.company_id)}
            />
          )}
        />
      </aside>
      {queue.shown ? (
        <OpenCompany key={queue.shown} id={queue.shown} queue={queue} />
      ) : (
        <div className={frame['main']}>
          <EmptyState title={t('companies.review.pick')} />
        </div>
      )}
    </div>
  )
}

type CompanyQueue = ReturnType<typeof useCompanyQueue>['queue']

const OpenCompany = ({ id, queue }: { readonly id: string; readonly queue: CompanyQueue }) => (
  <CompanyReview id={id} onDecided={queue.onDecided} onReopen={() => queue.open(id)} />
)

/** Fetches the companies for the status and page in the URL, and the selected one. */
function useCompanyQueue() {
  const params = useListParams({ status: oneOf(companyStatuses) })
  const go = useNavigateTo()
  const status = params.filters.status ?? 'PENDING_APPROVAL'
  const companies = useApiQuery(
    'companies',
    'listCompanyQueue',
    { query: { status, ...params.keyset, per_page: String(queuePageSize) } },
    { keep: true },
  )
  const rowPath = (id: string) =>
    buildPath(paths.operator.companyReview, { id }, { status, ...params.place })
  const listPath = (of: CompanyStatus | undefined, place?: ListPlace) =>
    buildPath(paths.operator.companies, {}, { status: of, ...place })
  const queue = useReviewQueue({
    params,
    ids: (companies.data?.payload ?? []).map((row) => row.company_id),
    listPath: (place) => listPath(status, place),
    rowPath,
  })
  // Changing the list selects its first company.
  const showStatus = (next: CompanyStatus | undefined) => void go(listPath(next), { replace: true })
  return { companies, status, showStatus, rowPath, queue }
}

interface QueueHeadProps {
  readonly count: number
  readonly status: CompanyStatus
  readonly onStatus: (status: CompanyStatus | undefined) => void
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
        onChange={(value) => onStatus(companyStatuses.find((known) => known === value))}
      />
      {companyCan.waitsForReview(status) && count > 0 ? <ApproveMany /> : null}
    </div>
  )
}

function ApproveMany() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button wide onClick={() => setOpen(true)}>
        {t('companies.bulk.open')}
      </Button>
      {isOpen ? <ApproveManyDialog onClose={() => setOpen(false)} /> : null}
    </>
  )
}

interface QueueLineProps {
  readonly row: QueueRow
  readonly isCurrent: boolean
  readonly to: string
}

function QueueLine({ row, ...item }: QueueLineProps) {
  const now = useNow()
  return (
    <QueueItem
      {...item}
      lead={<CompanyLogo name={row.name} logo={row.logo_url} size={32} />}
      name={row.name}
      detail={
        <>
          <Flag country={row.country_code} /> {row.industry}
        </>
      }
      age={formatAgo(row.waiting_since, now)}
      isLate={row.answer_by !== null && Date.parse(row.answer_by) < now.getTime()}
    />
  )
}
