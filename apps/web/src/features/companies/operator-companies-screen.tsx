import { address, pages } from '@fledge/contract/pages.ts'
import {
  companyBadges,
  companyStatuses,
  type CompanyStatus,
} from '@fledge/domain/companies/words.ts'
import { SelectField } from '@fledge/ui/select-fields.tsx'
import { CompanyLogo, Flag } from '@fledge/ui/person.tsx'
import { Empty } from '@fledge/ui/states.tsx'
import { useAddressState, usePart } from '../../platform/address-state.ts'
import { Answer, type AnswerProps } from '../../platform/answer.tsx'
import type { Payload } from '../../platform/client.ts'
import { ago, useNow } from '../../platform/clock.ts'
import { Link, useGo } from '../../platform/link.tsx'
import { useAnswer } from '../../platform/query.ts'
import frame from '../../platform/review-frame.module.css'
import { rowFrom, useReviewKeys } from '../../platform/review-keys.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { say, t } from '../../platform/use-texts.ts'
import { CompanyReview } from './company-review.tsx'

type Queue = Payload<'companies', 'listCompanyQueue'>
type QueueRow = Queue[number]

/** The queue of companies: j and k move through it, the decision stands at the foot. */
export default function OperatorCompaniesScreen() {
  useTitle(t('companies.queue.title'))
  const [search, setSearch] = useAddressState()
  const picked = usePart('id')
  const go = useGo()
  const status = companyStatuses.find((one) => one === search['status']) ?? 'PENDING_APPROVAL'
  const queue = useAnswer(
    'companies',
    'listCompanyQueue',
    { query: { status, per_page: '100' } },
    { keep: true },
  )
  const rows = queue.data?.payload ?? []
  const at = rows.findIndex((row) => row.company_id === picked)
  const current = picked || rows[0]?.company_id
  const open = (id: string | undefined) =>
    id ? go(address(pages.operator.company, { id }, { status }), { replace: true }) : undefined
  const move = (step: number) => void open(rowFrom(rows, at, step)?.company_id)
  useReviewKeys({ j: () => move(1), k: () => move(-1) })
  return (
    <div className={frame['frame']}>
      <aside className={frame['queue']} aria-label={t('companies.queue.list')}>
        <QueueHead
          count={queue.data?.count ?? 0}
          status={status}
          onStatus={(value) => setSearch({ status: value ?? undefined })}
        />
        <QueueRows queue={queue} status={status} current={current} />
      </aside>
      {current ? (
        <CompanyReview key={current} id={current} onStep={move} />
      ) : (
        <div className={frame['main']}>
          <Empty title={t('companies.review.pick')} />
        </div>
      )}
    </div>
  )
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
        <b>{t('companies.queue.waiting', { count })}</b>{' '}
        <span className={frame['dim']}>{t('companies.queue.oldest')}</span>
      </p>
      <SelectField
        label={t('companies.queue.status')}
        nothingFound={t('common.nothingFound')}
        options={companyStatuses.map((value) => ({
          value,
          label: say(companyBadges[value].text),
        }))}
        value={status}
        onChange={onStatus}
      />
    </div>
  )
}

interface QueueRowsProps {
  readonly queue: AnswerProps<Queue>['of']
  readonly status: CompanyStatus
  readonly current: string | undefined
}

function QueueRows({ queue, status, current }: QueueRowsProps) {
  return (
    <Answer
      of={queue}
      name={t('companies.queue.title')}
      empty={<Empty title={t('companies.queue.empty')} text={t('companies.queue.emptyText')} />}
    >
      {(list) => (
        <ol>
          {list.map((row) => (
            <QueueLine
              key={row.company_id}
              row={row}
              isCurrent={row.company_id === current}
              status={status}
            />
          ))}
        </ol>
      )}
    </Answer>
  )
}

function QueueLine({
  row,
  isCurrent,
  status,
}: {
  readonly row: QueueRow
  readonly isCurrent: boolean
  readonly status: string
}) {
  const now = useNow()
  const isLate = row.answer_by !== null && Date.parse(row.answer_by) < now.getTime()
  return (
    <li>
      <Link
        to={address(pages.operator.company, { id: row.company_id }, { status })}
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
        <span className={isLate ? frame['late'] : frame['age']}>{ago(row.waiting_since, now)}</span>
      </Link>
    </li>
  )
}
