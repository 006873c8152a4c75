import type { OperatorPayment } from '@fledge/contract/payments/schema.ts'
import { paymentBadges } from '@fledge/domain/payments/words.ts'
import { coins, formatMoney } from '@fledge/kernel/money.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Button } from '@fledge/ui/button.tsx'
import { Card, Meta, Row, Rows } from '@fledge/ui/card.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { TextArea, TextField } from '@fledge/ui/fields.tsx'
import { PageHeader, Stack } from '@fledge/ui/page.tsx'
import { Empty } from '@fledge/ui/states.tsx'
import { useState } from 'react'
import { useAddressState } from '../../platform/address-state.ts'
import { pageIn } from '../../platform/address-values.ts'
import { Answer } from '../../platform/answer.tsx'
import { showToast } from '../../platform/notes.ts'
import { Pages } from '../../platform/paging.tsx'
import { useAnswer, useCall } from '../../platform/query.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { say, t } from '../../platform/use-texts.ts'
import { Rich } from '../../platform/rich.tsx'
import { When } from '../../platform/when.tsx'

/** Every payment; a manager may give one back, with a reason that the intern reads. */
export default function OperatorPaymentsScreen() {
  useTitle(t('operatorPayments.title'))
  const [search, setSearch] = useAddressState()
  const [asking, setAsking] = useState<OperatorPayment | null>(null)
  const page = pageIn(search['page'])
  const list = useAnswer(
    'payments',
    'listPayments',
    {
      query: {
        page: String(page),
        ...(search['search'] ? { search: String(search['search']) } : {}),
      },
    },
    { keep: true },
  )
  return (
    <Stack>
      <PageHeader title={t('operatorPayments.title')} />
      <TextField
        label={t('operatorPayments.search')}
        defaultValue={String(search['search'] ?? '')}
        onChange={(event) => setSearch({ search: event.currentTarget.value, page: undefined })}
      />
      <Answer
        of={list}
        name={t('operatorPayments.title')}
        empty={
          <Card>
            <Empty title={t('operatorPayments.none')} text={t('operatorPayments.noneText')} />
          </Card>
        }
      >
        {(rows, count) => (
          <Card
            title={t('operatorPayments.title')}
            count={count}
            flush
            foot={
              count > 10 ? (
                <Pages
                  page={page}
                  count={count}
                  onPage={(next) => setSearch({ page: String(next) })}
                />
              ) : undefined
            }
          >
            <Rows>
              {rows.map((row) => (
                <PaymentRow key={row.payment_id} payment={row} onRefund={() => setAsking(row)} />
              ))}
            </Rows>
          </Card>
        )}
      </Answer>
      {asking ? <RefundDialog payment={asking} onClose={() => setAsking(null)} /> : null}
    </Stack>
  )
}

function PaymentRow({
  payment,
  onRefund,
}: {
  readonly payment: OperatorPayment
  readonly onRefund: () => void
}) {
  const badge = paymentBadges[payment.status]
  const { refund, may } = payment
  return (
    <Row
      end={
        payment.settled_at && !refund ? (
          <Button
            size="small"
            refused={may.refund === true ? null : say(may.refund)}
            onClick={onRefund}
          >
            {t('operatorPayments.refund')}
          </Button>
        ) : undefined
      }
    >
      <b>{payment.intern_name}</b> {formatMoney(payment, 'en-US')}{' '}
      <Badge tone={badge.tone}>{say(badge.text)}</Badge>
      <Meta>
        {[payment.role, payment.company_name, payment.receipt_number].filter(Boolean).join(' · ')} ·{' '}
        <When at={payment.created_at} />
      </Meta>
      {payment.confirm_by ? (
        <Meta>
          <Rich
            text={t('operatorPayments.waits')}
            parts={{ by: () => <When at={payment.confirm_by ?? ''} /> }}
          />
        </Meta>
      ) : null}
      {payment.failure ? <Meta>{say(`payments.failure.${payment.failure}`)}</Meta> : null}
      {refund ? (
        <Meta>
          {t(refund.refunded_at ? 'checkout.givenBack' : 'checkout.goesBack')}:{' '}
          {formatMoney({ amount: refund.amount, currency: payment.currency }, 'en-US')}.{' '}
          {[say(`payments.refund.${refund.reason}`), refund.note].filter(Boolean).join(' ')}
        </Meta>
      ) : null}
    </Row>
  )
}

function RefundDialog({
  payment,
  onClose,
}: {
  readonly payment: OperatorPayment
  readonly onClose: () => void
}) {
  const smallest = coins(payment.currency)
  const [amount, setAmount] = useState(String(payment.amount / smallest))
  const [note, setNote] = useState('')
  const [errors, setErrors] = useState<{ readonly amount?: string; readonly note?: string }>({})
  const call = useCall('payments', 'refundPayment', {
    onDone: () => {
      showToast(t('operatorPayments.done'))
      onClose()
    },
  })
  const send = () => {
    const back = Math.round(Number(amount) * smallest)
    const wrong = {
      ...(back >= 1 && back <= payment.amount
        ? {}
        : { amount: t('operatorPayments.wrongAmount', { amount: formatMoney(payment, 'en-US') }) }),
      ...(note.trim() ? {} : { note: t('operatorPayments.noteMissing') }),
    }
    setErrors(wrong)
    if (Object.keys(wrong).length === 0)
      call.mutate({ params: { payment_id: payment.payment_id }, body: { amount: back, note } })
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('operatorPayments.refundTitle', { name: payment.intern_name })}
      closeLabel={t('common.btn.close')}
      actions={
        <>
          <Button onClick={onClose}>{t('common.btn.cancel')}</Button>
          <Button tone="danger" busy={call.isPending} onClick={send}>
            {t('operatorPayments.refund')}
          </Button>
        </>
      }
    >
      <Stack tight>
        <p>
          {t('operatorPayments.refundText', {
            amount: formatMoney(
              { amount: payment.comes_back, currency: payment.currency },
              'en-US',
            ),
          })}
        </p>
        <TextField
          label={t('operatorPayments.amount', { currency: payment.currency })}
          type="number"
          inputMode="decimal"
          min={0}
          step="any"
          value={amount}
          onChange={(event) => setAmount(event.currentTarget.value)}
          error={errors.amount}
        />
        <TextArea
          label={t('operatorPayments.note')}
          rows={3}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
          error={errors.note}
        />
      </Stack>
    </Dialog>
  )
}
