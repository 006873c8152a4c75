import { Card, Facts, Meta, Row, Rows } from '@fledge/ui/card.tsx'
import { Columns } from '@fledge/ui/page.tsx'
import { Pager } from '@fledge/ui/pager.tsx'
import { Empty } from '@fledge/ui/states.tsx'
import { useAddressState } from '../../platform/address-state.ts'
import { Answer } from '../../platform/answer.tsx'
import { useAnswer } from '../../platform/query.ts'
import { t } from '../../platform/use-texts.ts'
import { When } from '../../platform/when.tsx'

/** What is left, and the ledger behind it. */
export function CreditsPart() {
  return <Columns main={<Ledger />} side={<Balance />} />
}

function Balance() {
  const balance = useAnswer('credits', 'getCreditBalance')
  return (
    <Card title={t('members.tab.credits')}>
      <Answer of={balance} name={t('members.tab.credits')}>
        {(now) => <Facts facts={[
          { name: t('members.credits.left'), value: <b>{now.left}</b> }, { name: t('members.credits.held'), value: now.held }, { name: t('members.credits.used'), value: now.used },
          { name: t('members.credits.refunded'), value: now.refunded }, { name: t('members.credits.granted'), value: now.granted },
        ]} />}
      </Answer>
    </Card>
  )
}

function Ledger() {
  const [search, setSearch] = useAddressState()
  const page = Number(search['page'] ?? 1)
  const lines = useAnswer('credits', 'listCreditLedger', { query: { page: String(page) } }, { keep: true })
  return (
    <Card title={t('members.credits.ledger')} count={lines.data?.count ?? 0} flush>
      <Answer of={lines} name={t('members.credits.ledger')} empty={<Empty title={t('members.credits.none')} text={t('members.credits.noneText')} />}>
        {(rows, count) => (
          <>
            <Rows>
              {rows.map((row) => (
                <Row key={row.line_id} end={<Meta>{t('members.credits.after', { count: row.balance_after })}</Meta>}>
                  <p><b>{t(`members.credits.${row.kind}`)}</b>{row.amount > 1 ? ` · ${row.amount}` : ''}</p>
                  <Meta>{row.intern_name ? `${row.intern_name} · ` : ''}<When at={row.at} /></Meta>
                </Row>
              ))}
            </Rows>
            <Pager page={page} count={count} onPage={(next) => setSearch({ page: String(next) })} says={(at, of) => t('common.page', { page: at, pages: of })} previousLabel={t('common.previousPage')} nextLabel={t('common.nextPage')} />
          </>
        )}
      </Answer>
    </Card>
  )
}
