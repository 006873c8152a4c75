import { paths } from '@fledge/contract/paths.ts'
import type { Checkout, InternPayment } from '@fledge/contract/payments/schema.ts'
import {
  hasReceipt,
  isFailedPayment,
  isOpenPayment,
  isPaidPayment,
  isWaitingForBank,
} from '@fledge/domain/payments/rules.ts'
import { Card } from '@fledge/ui/card.tsx'
import { ColumnLayout, PageHeader, Stack } from '@fledge/ui/page.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import { useEffect, useState } from 'react'
import { isPageOfView } from '../../platform/http/page-view.ts'
import { useSearchParams } from '../../platform/router/url-state.ts'
import { QueryResult } from '../../platform/query/query-result.tsx'
import { ButtonLink } from '../../platform/router/link.tsx'
import { useApiQuery, useApiMutation } from '../../platform/query/query.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { BankStep } from './bank-step.tsx'
import { OwnPayments, PaymentResult } from './payment-result.tsx'
import { PayForm } from './pay-form.tsx'
import { PlaceSummary } from './place-summary.tsx'

/** Checkout for a place: card payment with bank authentication if required, then the receipt. */
export default function InternCheckoutScreen() {
  useTitle(t('checkout.title'))
  const [search] = useSearchParams()
  const offer = typeof search['offer_id'] === 'string' ? search['offer_id'] : undefined
  const checkout = useApiQuery('payments', 'getCheckout', {
    query: offer ? { offer_id: offer } : {},
  })
  return (
    <QueryResult of={checkout} name={t('checkout.title')} page>
      {(payload) => <Place checkout={payload} paymentId={search['payment']} />}
    </QueryResult>
  )
}

interface PlaceProps {
  readonly checkout: Checkout
  /** Payment id from the URL. */
  readonly paymentId: unknown
}

function Place({ checkout, paymentId }: PlaceProps) {
  const [settled, setSettled] = useState<InternPayment | null>(null)
  const [isPaying, setPaying] = useState(false)
  const { offer, price, payments, may } = checkout
  const own = offer ? payments.filter((payment) => payment.offer_id === offer.offer_id) : []
  const paid =
    payments.find((payment) => payment.payment_id === (settled?.payment_id ?? paymentId)) ??
    settled ??
    (may.pay === true ? undefined : own.find((payment) => hasReceipt(payment.status)))
  usePaymentPolling(own.find((payment) => isOpenPayment(payment.status)))
  const onRead = (payment: InternPayment) => isPaidPayment(payment.status) && setSettled(payment)
  if (paid && hasReceipt(paid.status)) return <Done payment={paid} checkout={checkout} />
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
      <ColumnLayout
        main={
          <>
            <PayStep
              checkout={checkout}
              own={own}
              isPaying={isPaying}
              onBusy={setPaying}
              onRead={onRead}
            />
            <OwnPayments payments={payments} />
          </>
        }
        side={price ? <PlaceSummary checkout={checkout} isOpen={may.pay === true} /> : null}
      />
    </Stack>
  )
}

interface PayStepProps {
  readonly checkout: Checkout
  /** Payments for this offer, newest first. */
  readonly own: readonly InternPayment[]
  readonly isPaying: boolean
  readonly onBusy: (isBusy: boolean) => void
  readonly onRead: (payment: InternPayment) => void
}

/** Available action: pay, continue bank authentication, or none with the reason. */
function PayStep({ checkout, own, isPaying, onBusy, onRead }: PayStepProps) {
  const { offer, price, provider, may } = checkout
  const [open, last] = [own.find((payment) => isOpenPayment(payment.status)), own[0]]
  if (may.pay !== true || !offer || !price || !provider) return <NotNow because={may.pay} />
  if (open && isWaitingForBank(open.status) && !isPaying)
    return <BankStep payment={open} provider={provider} onRead={onRead} />
  return (
    <PayForm
      offerId={offer.offer_id}
      price={price}
      provider={provider}
      last={last && isFailedPayment(last.status) ? last : undefined}
      onBusy={onBusy}
      onRead={onRead}
    />
  )
}

/**
 * Polling interval for payments that were abandoned, return from the bank's page, or are paid in
 * another tab.
 */
const pollIntervalMs = 5000
function usePaymentPolling(open: InternPayment | undefined): void {
  const look = useApiMutation('payments', 'settlePayment', { quiet: true })
  const id = open?.payment_id
  useEffect(() => {
    if (!id || isPageOfView()) return undefined
    const ask = () => look.mutate({ body: { payment_id: id } })
    ask()
    const timer = setInterval(ask, pollIntervalMs)
    return () => clearInterval(timer)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- polls while this payment is open
  }, [id])
}

function Done({
  payment,
  checkout,
}: {
  readonly payment: InternPayment
  readonly checkout: Checkout
}) {
  const rest = checkout.payments.filter((other) => other.payment_id !== payment.payment_id)
  const isBack = payment.refund !== null
  const names = { role: payment.role ?? '', company: payment.company_name ?? '' }
  return (
    <Stack>
      <PageHeader
        title={t(getPaymentTitle(payment))}
        text={isBack ? t('checkout.backText', names) : t('checkout.doneText', names)}
      />
      <ColumnLayout
        main={
          <>
            <PaymentResult payment={payment} />
            <OwnPayments payments={rest} title={t('checkout.otherPayments')} />
          </>
        }
        side={checkout.price ? <PlaceSummary checkout={checkout} isOpen={false} /> : null}
      />
    </Stack>
  )
}

/** Returns the title for a paid, refunding or refunded payment. */
function getPaymentTitle({ refund }: InternPayment) {
  if (!refund) return 'checkout.doneTitle' as const
  return refund.refunded_at ? ('checkout.refundedTitle' as const) : ('checkout.backTitle' as const)
}

function NotNow({ because }: { readonly because: true | string }) {
  return (
    <Card>
      <EmptyState
        title={t('checkout.notNow')}
        text={because === true ? t('checkout.notNowText') : translateKey(because)}
        action={<ButtonLink to={paths.intern.dashboard}>{t('checkout.toDashboard')}</ButtonLink>}
      />
    </Card>
  )
}
