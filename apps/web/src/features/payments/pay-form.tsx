import { address, pages } from '@fledge/contract/pages.ts'
import type { Checkout, InternPayment } from '@fledge/contract/payments/schema.ts'
import { isFailed, isPaid } from '@fledge/domain/payments/rules.ts'
import { formatMoney } from '@fledge/kernel/money.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Card } from '@fledge/ui/card.tsx'
import { Checkbox } from '@fledge/ui/choice-fields.tsx'
import { Failed, SkeletonLines } from '@fledge/ui/states.tsx'
import { IconAlertCircle, IconLock } from '@tabler/icons-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { CallError } from '../../platform/call-error.ts'
import { client } from '../../platform/client.ts'
import { Link } from '../../platform/link.tsx'
import { refresh, showFailure } from '../../platform/query.ts'
import { Rich } from '../../platform/rich.tsx'
import { say, t } from '../../platform/use-texts.ts'
import type { CardElements, CardTaker } from './card-taker.ts'
import styles from './checkout.module.css'
import { cardTaker } from './load-cards.ts'

interface Opened {
  readonly taker: CardTaker
  readonly elements: CardElements
}

interface PayFormProps {
  readonly offerId: string
  readonly price: NonNullable<Checkout['price']>
  readonly provider: NonNullable<Checkout['provider']>
  readonly onSettled: (payment: InternPayment) => void
}

/** Card, terms, and the one press that pays and accepts. What the provider says is read by the server; this only waits for it. */
export function PayForm({ offerId, price, provider, onSettled }: PayFormProps) {
  const { opened, fields } = useCardFields(price, provider)
  const [terms, setTerms] = useState(false)
  const [error, setError] = useState<string | undefined>(undefined)
  const [failed, setFailed] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const pay = async () => {
    setFailed(null)
    if (!opened || (await opened.elements.submit()).error) return
    if (!terms) {
      setError(say('offers.refused.terms'))
      document.getElementById('pay-terms')?.focus()
      return
    }
    setBusy(true)
    try {
      const payment = await payOnce(opened, offerId)
      setFailed(whyNot(payment))
      if (isPaid(payment.status)) onSettled(payment)
    } catch (failure) {
      if (failure instanceof CallError && failure.status >= 500) setFailed(failure.description)
      else showFailure(failure)
    }
    setBusy(false)
    await refresh(afterPaying)
  }
  return (
    <Card title={t('checkout.card.title')}>
      <form className={styles['form']} noValidate onSubmit={(event) => { event.preventDefault(); void pay() }}>
        {fields}
        {provider.is_sandbox ? <p className={styles['hint']}>{t('checkout.sandbox')}</p> : null}
        <Checkbox id="pay-terms" checked={terms} error={error} onChange={(event) => { setTerms(event.currentTarget.checked); setError(undefined) }} label={<span><Rich text={t('checkout.terms')} parts={{ terms: (words) => <Link to={address(pages.intern.termCondition, { offer_id: offerId })}>{words}</Link> }} /></span>} />
        {failed ? <p role="alert" className={styles['failed']}><IconAlertCircle size={18} aria-hidden />{failed}</p> : null}
        <Button type="submit" tone="primary" size="large" wide busy={busy} disabled={!opened} icon={<IconLock size={18} aria-hidden />}>{t('checkout.pay', { price: formatMoney(price, 'en-US') })}</Button>
      </form>
    </Card>
  )
}

const afterPaying = ['getCheckout', 'getInternOffer', 'listReceivedOffers', 'getEnrolment', 'currentStage', 'listUpcomingInternships', 'listInternCandidatures', 'getApplication']

/** One try: a payment, the card, and what the server then reads. The provider's own refusal is not the last word: the server's reading is. */
async function payOnce({ taker, elements }: Opened, offer_id: string): Promise<InternPayment> {
  const { payload } = await client.payments.createPayment({ body: { purpose: 'PLACE', idempotency: crypto.randomUUID(), offer_id, terms_accepted: true } })
  const return_url = new URL(address(pages.intern.checkout, {}, { offer_id }), location.origin).href
  await taker.confirmPayment({ elements, clientSecret: payload.client_secret, confirmParams: { return_url }, redirect: 'if_required' })
  return (await client.payments.settlePayment({ body: { payment_id: payload.payment_id } })).payload
}

function whyNot(payment: InternPayment): string | null {
  if (isPaid(payment.status)) return null
  return isFailed(payment.status) ? say(`payments.failure.${payment.failure ?? 'DECLINED'}`) : t('checkout.unfinished')
}

/** The provider's card fields, in a place of their own. */
function useCardFields(price: PayFormProps['price'], provider: PayFormProps['provider']): { readonly opened: Opened | null; readonly fields: ReactNode } {
  const place = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<Opened | null>(null)
  const [isAway, setAway] = useState(false)
  const [round, setRound] = useState(0)
  const { amount, currency } = price
  const { publishable_key, is_sandbox } = provider
  useEffect(() => {
    let element: { destroy(): void } | null = null
    let isGone = false
    const open = async () => {
      const taker = await cardTaker({ publishable_key, is_sandbox })
      if (isGone || !place.current) return
      const theme = getComputedStyle(document.documentElement).colorScheme.includes('dark') ? 'night' : 'stripe'
      const elements = taker.elements({ mode: 'payment', amount, currency: currency.toLowerCase(), appearance: { theme } })
      const made = elements.create('payment')
      made.mount(place.current)
      element = made
      setOpened({ taker, elements })
    }
    open().catch(() => setAway(true))
    return () => {
      isGone = true
      element?.destroy()
      setOpened(null)
    }
  }, [amount, currency, publishable_key, is_sandbox, round])
  const again = () => {
    setAway(false)
    setRound((before) => before + 1)
  }
  const fields = (
    <>
      {isAway ? <Failed title={t('checkout.card.away')} text={t('checkout.card.awayText')} retry={again} retryLabel={t('common.btn.tryAgain')} /> : opened ? null : <SkeletonLines lines={3} label={t('checkout.card.title')} />}
      <div ref={place} />
    </>
  )
  return { opened, fields }
}
