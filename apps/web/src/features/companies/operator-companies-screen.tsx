import { buildPath, paths } from '@fledge/contract/paths.ts'
import { companyCan } from '@fledge/domain/companies/can.ts'
import {
  companyBadges,
  companyStatuses,
  type CompanyStatus,
  getCompanyWaitKind,
} from '@fledge/domain/companies/types.ts'
import { type DeskOwner, deskOwners } from '@fledge/domain/waits/types.ts'
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
  QueueAside,
  QueueItem,
  QueueList,
  queuePageSize,
  useReviewQueue,
} from '../../platform/list/review-queue.tsx'
import { useListParams } from '../../platform/list/use-list-params.ts'
import { useApiQuery } from '../../platform/query/query.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { ColleaguesCount, OwnerFilter, OwnerMark } from '../../shared/desk-owner.tsx'
import { TakeNextButton } from '../../shared/take-next-button.tsx'
import { useDeskQueue } from '../../shared/use-desk-queue.ts'
import { DeskNotes } from '../../shared/desk-notes.tsx'
import { ApproveCompaniesDialog } from './approve-companies-dialog.tsx'
import { QuestionBadge } from './question-badge.tsx'
import { CompanyReview } from './company-review.tsx'

type QueueRow = Payload<'companies', 'listCompanyQueue'>[number]

/** Queue of companies with keyboard navigation (j and k) and the decision buttons at the bottom. */
export default function OperatorCompaniesScreen() {
  useTitle(t('companies.queue.title'))
  const { companies, rowPath, queue, ...head } = useCompanyQueue()
  const desk = useCompanyDesk({ ...head, rowPath, queue })
  const count = companies.data?.count ?? 0
  return (
    <div className={frame['frame']}>
      <QueueAside
        label={t('companies.queue.list')}
        summary={formatCount(head, count)}
        picked={queue.picked}
        notes={<DeskNotes of="COMPANY" onOpen={desk.reopen} />}
      >
        <QueueHead count={count} {...head} onTakeNext={desk.takeNext} />
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
      </QueueAside>
      <OpenCompany id={queue.shown} desk={desk} />
    </div>
  )
}

const formatCount = (
  { status, awaitsReply }: Pick<QueueHeadProps, 'status' | 'awaitsReply'>,
  count: number,
) => (awaitsReply ? t('companies.queue.askedCount', { count }) : formatStatusCount(status, count))

const formatStatusCount = (status: CompanyStatus, count: number) =>
  companyCan.waitsForReview(status)
    ? t('companies.queue.waiting', { count })
    : t('companies.queue.count', { count })

type CompanyQueue = ReturnType<typeof useCompanyQueue>['queue']

interface OpenCompanyProps {
  readonly id: string | undefined
  readonly desk: ReturnType<typeof useCompanyDesk>
}

const OpenCompany = ({ id, desk }: OpenCompanyProps) =>
  id ? (
    <CompanyReview
      key={id}
      id={id}
      onDecided={() => desk.onLeft(id)}
      onReopen={() => desk.reopen(id)}
    />
  ) : (
    <div className={frame['main']}>
      <EmptyState title={t('companies.review.pick')} />
    </div>
  )

interface CompanyDeskOptions extends Pick<QueueHeadProps, 'status' | 'awaitsReply'> {
  readonly rowPath: (id: string) => string
  readonly queue: CompanyQueue
}

/** Works through the companies that wait for the programme team; other lists are gone through. */
function useCompanyDesk({ status, awaitsReply, rowPath, queue }: CompanyDeskOptions) {
  const kind = awaitsReply ? null : getCompanyWaitKind(status)
  const { current, open, onDecided } = queue
  const desk = useDeskQueue({
    kind: kind ?? 'COMPANY',
    current,
    rowPath,
    open,
    onNothingLeft: onDecided,
  })
  return kind === null
    ? { takeNext: null, onLeft: onDecided, reopen: open }
    : { takeNext: desk.takeNext, onLeft: desk.onLeft, reopen: desk.reopen }
}

/** Fetches the companies for the status and page in the URL, and the selected one. */
function useCompanyQueue() {
  const params = useListParams({
    status: oneOf(companyStatuses),
    awaits_reply: oneOf(['true'] as const),
    owner: oneOf(deskOwners),
  })
  const go = useNavigateTo()
  const { status = 'PENDING_APPROVAL', awaits_reply, owner } = params.filters
  const companies = useApiQuery(
    'companies',
    'listCompanyQueue',
    { query: { status, awaits_reply, owner, ...params.keyset, per_page: String(queuePageSize) } },
    { keep: true },
  )
  const rowPath = (id: string) =>
    buildPath(
      paths.operator.companyReview,
      { id },
      { status, awaits_reply, owner, ...params.place },
    )
  const listPath = (of: CompanyFilters, place?: ListPlace) =>
    buildPath(paths.operator.companies, {}, { ...of, ...place })
  const queue = useReviewQueue({
    params,
    ids: (companies.data?.payload ?? []).map((row) => row.company_id),
    listPath: (place) => listPath({ status, awaits_reply, owner }, place),
    rowPath,
  })
  // Changing the list selects its first company.
  const onShow = (next: CompanyFilters) => void go(listPath(next), { replace: true })
  const toOwner = (next: DeskOwner | undefined) => listPath({ status, owner: next })
  const shown = { status, owner, awaitsReply: awaits_reply === 'true' }
  return { ...shown, companies, onShow, toOwner, rowPath, queue }
}

interface CompanyFilters {
  readonly status?: CompanyStatus | undefined
  readonly awaits_reply?: 'true' | undefined
  readonly owner?: DeskOwner | undefined
}

interface QueueHeadProps {
  readonly count: number
  readonly status: CompanyStatus
  /** Whether the list is of companies from which information was requested. */
  readonly awaitsReply: boolean
  readonly owner: DeskOwner | undefined
  readonly onShow: (filters: CompanyFilters) => void
  readonly toOwner: (owner: DeskOwner | undefined) => string
  /** Null in lists that do not wait for the programme team. */
  readonly onTakeNext: (() => void) | null
}

function QueueHead({
  count,
  status,
  awaitsReply,
  owner,
  onShow,
  toOwner,
  onTakeNext,
}: QueueHeadProps) {
  const query = { status }
  const owners = useApiQuery('companies', 'countCompanyOwners', { query }, { keep: true }).data
    ?.payload
  const isWaiting = getCompanyWaitKind(status) !== null && !awaitsReply
  return (
    <div className={frame['head']}>
      <p>
        <b>{formatCount({ status, awaitsReply }, count)}</b>
        <ColleaguesCount
          counts={isWaiting && owner === undefined ? owners : undefined}
          toList={toOwner}
        />{' '}
        <span className={frame['dim']}>{t('companies.queue.oldest')}</span>
      </p>
      <StatusSelect status={status} awaitsReply={awaitsReply} onShow={onShow} />
      {isWaiting ? (
        <OwnerFilter
          counts={owners}
          owner={owner}
          onOwner={(next) => onShow({ status, owner: next })}
        />
      ) : null}
      {onTakeNext ? <TakeNextButton onTakeNext={onTakeNext} /> : null}
      {companyCan.waitsForReview(status) && !awaitsReply && count > 0 ? <ApproveMany /> : null}
    </div>
  )
}

const askedStatus = 'ASKED'

/** By status; those in review that have to reply first are apart, because it is their turn. */
function StatusSelect({
  status,
  awaitsReply,
  onShow,
}: Pick<QueueHeadProps, 'status' | 'awaitsReply' | 'onShow'>) {
  const toOption = (value: CompanyStatus) => ({
    value,
    label: translateKey(companyBadges[value].text),
  })
  return (
    <SelectField
      label={t('companies.queue.status')}
      nothingFound={t('common.nothingFound')}
      options={[
        ...companyStatuses.map(toOption),
        { value: askedStatus, label: t('companies.queue.asked') },
      ]}
      value={awaitsReply ? askedStatus : status}
      onChange={(value) =>
        onShow(
          value === askedStatus
            ? { awaits_reply: 'true' }
            : { status: companyStatuses.find((known) => known === value) },
        )
      }
    />
  )
}

function ApproveMany() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button wide onClick={() => setOpen(true)}>
        {t('companies.bulk.open')}
      </Button>
      {isOpen ? <ApproveCompaniesDialog onClose={() => setOpen(false)} /> : null}
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
          <OwnerMark row={row} />
          {row.question ? <QuestionBadge question={row.question} /> : null}{' '}
          <Flag country={row.country_code} /> {row.industry}
        </>
      }
      age={formatAgo(row.waiting_since, now)}
      isLate={row.answer_by !== null && Date.parse(row.answer_by) < now.getTime()}
    />
  )
}
