import { pages } from '@fledge/contract/pages.ts'
import type { Checkout, InternPayment } from '@fledge/contract/payments/schema.ts'
import {
  hasReceipt,
  isFailed,
  isOpenPayment,
  isPaid,
  waitsForBank,
} from '@fledge/domain/payments/rules.ts'
import { Card } from '@fledge/ui/card.tsx'
import { Columns, PageHeader, Stack } from '@fledge/ui/page.tsx'
import { Empty } from '@fledge/ui/states.tsx'
import { useEffect, useState } from 'react'
import { useAddressState } from '../../platform/address-state.ts'
import { Answer } from '../../platform/answer.tsx'
import { ButtonLink } from '../../platform/link.tsx'
import { useAnswer, useCall } from '../../platform/query.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { say, t } from '../../platform/use-texts.ts'
import { BankStep } from './bank-step.tsx'
import { OwnPayments, PaymentResult } from './payment-result.tsx'
import { PayForm } from './pay-form.tsx'
import { PlaceSummary } from './place-summary.tsx'

/** Where a place is paid for: by card, with the bank's step where it asks; afterwards the receipt. */
export default function InternCheckoutScreen() {
  useTitle(t('checkout.title'))
  const [search] = useAddressState()
  const offer = typeof search['offer_id'] === 'string' ? search['offer_id'] : undefined
  const checkout = useAnswer('payments', 'getCheckout', { query: offer ? { offer_id: offer } : {} })
  return (
    <Answer of={checkout} name={t('checkout.title')}>
      {(payload) => <Place checkout={payload} asked={search['payment']} />}
    </Answer>
  )
}

function Place({ checkout, asked }: { readonly checkout: Checkout; readonly asked: unknown }) {
  const [settled, setSettled] = useState<InternPayment | null>(null)
  const { offer, price, provider, payments, may } = checkout
  const own = offer ? payments.filter((one) => one.offer_id === offer.offer_id) : []
  const done =
    payments.find((one) => one.payment_id === (settled?.payment_id ?? asked)) ??
    settled ??
    (may.pay === true ? undefined : own.find((one) => hasReceipt(one.status)))
  const [isPaying, setPaying] = useState(false)
  const [open, last] = [own.find((one) => isOpenPayment(one.status)), own[0]]
  useLookAgain(open)
  const onRead = (payment: InternPayment) => isPaid(payment.status) && setSettled(payment)
  const steps =
    may.pay !== true || !offer || !price || !provider ? (
      <NotNow because={may.pay} />
    ) : open && waitsForBank(open.status) && !isPaying ? (
      <BankStep payment={open} provider={provider} onRead={onRead} />
    ) : (
      <PayForm
        offerId={offer.offer_id}
        price={price}
        provider={provider}
        last={last && isFailed(last.status) ? last : undefined}
        onBusy={setPaying}
        onRead={onRead}
      />
    )
  if (done && hasReceipt(done.status)) return <Done payment={done} checkout={checkout} />
  return (
    <Stack>
      <PageHeader
        title={t('checkout.title')}
        text={
          offer
            ? t('checkout.for', { role: offer.role, company: offer.company_name })
            : checkout.batch_name
        }
      />
      <Columns
        main={
          <>
            {steps}
            <OwnPayments payments={payments} />
          </>
        }
        side={price ? <PlaceSummary checkout={checkout} isOpen={may.pay === true} /> : null}
      />
    </Stack>
  )
}

/** A payment that was left, comes back from the bank's page, or is paid in another tab: the server reads what has become of it, again and again. */
const lookAgain = 5000
function useLookAgain(open: InternPayment | undefined): void {
  const look = useCall('payments', 'settlePayment', { quiet: true })
  const id = open?.payment_id
  useEffect(() => {
    if (!id) return undefined
    const ask = () => look.mutate({ body: { payment_id: id } })
    ask()
    const timer = setInterval(ask, lookAgain)
    return () => clearInterval(timer)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- for as long as this payment is open
  }, [id])
}

function Done({
  payment,
  checkout,
}: {
  readonly payment: InternPayment
  readonly checkout: Checkout
}) {
  const rest = checkout.payments.filter((one) => one.payment_id !== payment.payment_id)
  const isBack = payment.refund !== null
  const names = { role: payment.role ?? '', company: payment.company_name ?? '' }
  return (
    <Stack>
      <PageHeader
        title={t(isBack ? 'checkout.backTitle' : 'checkout.doneTitle')}
        text={isBack ? t('checkout.backText', names) : t('checkout.doneText', names)}
      />
      <Columns
        main={
          <>
            <PaymentResult payment={payment} />
            <OwnPayments payments={rest} />
          </>
        }
        side={checkout.price ? <PlaceSummary checkout={checkout} isOpen={false} /> : null}
      />
    </Stack>
  )
}

function NotNow({ because }: { readonly because: true | string }) {
  return (
    <Card>
      <Empty
        title={t('checkout.notNow')}
        text={because === true ? t('checkout.notNowText') : say(because)}
        action={<ButtonLink to={pages.intern.dashboard}>{t('checkout.toDashboard')}</ButtonLink>}
      />
    </Card>
  )
}
