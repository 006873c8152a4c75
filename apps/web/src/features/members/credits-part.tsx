import { locale } from '@fledge/kernel/locale.ts'
import { buildPath, paths } from '@fledge/contract/paths.ts'
import { creditKinds } from '@fledge/domain/credits/types.ts'
import { BarGroups } from '@fledge/ui/bar-groups.tsx'
import { Card, FactList, Meta, CardListItem } from '@fledge/ui/card.tsx'
import { ColumnLayout, Stack } from '@fledge/ui/page.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import { QueryResult } from '../../platform/query/query-result.tsx'
import type { Payload } from '../../platform/http/client.ts'
import { Link } from '../../platform/router/link.tsx'
import { DataList } from '../../platform/list/data-list.tsx'
import { oneOf } from '../../platform/list/list-address.ts'
import { FilterSelect } from '../../platform/list/filter-select.tsx'
import { useListParams } from '../../platform/list/use-list-params.ts'
import { useApiQuery } from '../../platform/query/query.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { RelativeTime } from '../../platform/time/relative-time.tsx'
import styles from './settings.module.css'

/** Remaining credits, their use by month, and the ledger. */
export function CreditsPart() {
  return (
    <ColumnLayout
      main={
        <>
          <Months />
          <Ledger />
        </>
      }
      side={<Balance />}
    />
  )
}

function Balance() {
  const balance = useApiQuery('credits', 'getCreditBalance')
  const setting = useApiQuery('lookups', 'globalSetting', {})
  const email = setting.data?.payload.support_email ?? ''
  return (
    <Card title={t('members.tab.credits')}>
      <QueryResult of={balance} name={t('members.tab.credits')}>
        {(now) => (
          <Stack tight>
            <div>
              <p className={styles['big']}>{now.left}</p>
              <Meta>{t('members.credits.leftSays', { count: now.left })}</Meta>
            </div>
            <FactList
              facts={[
                { name: t('members.credits.held'), value: now.held },
                { name: t('members.credits.used'), value: now.used },
                { name: t('members.credits.refunded'), value: now.refunded },
                { name: t('members.credits.granted'), value: now.granted },
              ]}
            />
            <p className={styles['dim']}>
              {now.left === 0 ? t('members.credits.noneLeft') : t('members.credits.rule')}
            </p>
            {email ? (
              <p>
                <a href={`mailto:${email}`}>{t('members.credits.ask')}</a>
              </p>
            ) : null}
          </Stack>
        )}
      </QueryResult>
    </Card>
  )
}

const formatMonthName = (month: string) =>
  new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  )
const formatMonth = (month: string) =>
  month.endsWith('-01') ? `${formatMonthName(month)} ${month.slice(2, 4)}` : formatMonthName(month)

function Months() {
  const months = useApiQuery('credits', 'listCreditMonths')
  return (
    <Card title={t('members.credits.months')}>
      <QueryResult
        of={months}
        name={t('members.credits.months')}
        empty={
          <EmptyState title={t('members.credits.none')} text={t('members.credits.noneText')} />
        }
      >
        {(rows) => (
          <BarGroups
            label={t('members.credits.months')}
            columnHeading={t('members.credits.month')}
            tableLabel={t('members.credits.table')}
            series={[
              t('members.credits.granted'),
              t('members.credits.held'),
              t('members.credits.used'),
              t('members.credits.refunded'),
            ]}
            groups={rows.map((month) => ({
              name: formatMonth(month.month),
              values: [month.granted, month.held, month.used, month.refunded],
            }))}
          />
        )}
      </QueryResult>
    </Card>
  )
}

function Ledger() {
  const params = useListParams({ kind: oneOf(creditKinds) })
  const { kind } = params.filters
  const lines = useApiQuery(
    'credits',
    'listCreditLedger',
    { query: { page: String(params.page), ...(kind ? { kind: [kind] } : {}) } },
    { keep: true },
  )
  return (
    <DataList
      title={t('members.credits.ledger')}
      of={lines}
      params={params}
      head={
        <FilterSelect
          label={t('members.credits.kind')}
          all={t('members.credits.all')}
          value={kind}
          onChange={(next) => params.set({ kind: next })}
          options={creditKinds.map((value) => ({ value, label: t(`members.credits.${value}`) }))}
        />
      }
      empty={<EmptyState title={t('members.credits.none')} text={t('members.credits.noneText')} />}
      noMatch={{ title: t('members.credits.noMatch') }}
      row={(row) => <LedgerLine key={row.line_id} row={row} />}
    />
  )
}

type LedgerRow = Payload<'credits', 'listCreditLedger'>[number]

const signs = { GRANT: '+', REVOKE: '−', HOLD: '−', SPEND: '', RELEASE: '+' } as const

function LedgerLine({ row }: { readonly row: LedgerRow }) {
  const reason = translateKey(`members.credits.reason.${row.reason}`, {}, '')
  return (
    <CardListItem
      end={
        <div className={styles['amount']}>
          <b>
            {signs[row.kind] ? `${signs[row.kind]}${row.amount}` : t('members.credits.settled')}
          </b>
          <Meta>{t('members.credits.after', { count: row.balance_after })}</Meta>
        </div>
      }
    >
      <p>
        <b>{t(`members.credits.${row.kind}`)}</b>
        {reason ? ` · ${reason}` : ''}
      </p>
      {row.note ? <p className={styles['dim']}>“{row.note}”</p> : null}
      <Meta>
        <LedgerIntern row={row} />
        {row.by ? `${row.by} · ` : ''}
        <RelativeTime at={row.at} />
      </Meta>
    </CardListItem>
  )
}

/** Intern of the interview, linked if the user has access. */
function LedgerIntern({ row }: { readonly row: LedgerRow }) {
  if (!row.intern_name) return null
  if (!row.candidature_id) return `${row.intern_name} · `
  return (
    <>
      <Link
        className={styles['inText'] ?? ''}
        to={buildPath(
          paths.company.candidate,
          { candidate: row.candidature_id },
          { tab: 'interviews' },
        )}
      >
        {t('members.credits.interview', { name: row.intern_name })}
      </Link>{' '}
      ·{' '}
    </>
  )
}
