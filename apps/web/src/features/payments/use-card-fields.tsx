import type { Checkout } from '@fledge/contract/payments/schema.ts'
import { ErrorState, SkeletonLines } from '@fledge/ui/states.tsx'
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { t } from '../../platform/i18n/use-texts.ts'
import type { CardElements, CardPaymentClient } from './card-payment-client.ts'
import { loadCardPaymentClient } from './load-card-payment-client.ts'

export interface OpenedCard {
  readonly taker: CardPaymentClient
  readonly elements: CardElements
}

/** Mounts the provider's card fields into a container. */
export function useCardFields(
  price: NonNullable<Checkout['price']>,
  provider: NonNullable<Checkout['provider']>,
): { readonly opened: OpenedCard | null; readonly fields: ReactNode } {
  const place = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<OpenedCard | null>(null)
  const [isAway, setAway] = useState(false)
  const [round, setRound] = useState(0)
  const { amount, currency } = price
  const { publishable_key, is_sandbox } = provider
  useEffect(() => {
    let element: { destroy(): void } | null = null
    let isGone = false
    const open = async () => {
      const taker = await loadCardPaymentClient({ publishable_key, is_sandbox })
      if (isGone || !place.current) return
      const elements = createElements(taker, amount, currency)
      const paymentElement = elements.create('payment')
      paymentElement.mount(place.current)
      element = paymentElement
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
    <CardPlace place={place} isOpened={opened !== null} isAway={isAway} onAgain={again} />
  )
  return { opened, fields }
}

/** Creates the card elements for this price, matching the page's light or dark theme. */
function createElements(taker: CardPaymentClient, amount: number, currency: string): CardElements {
  const theme = getComputedStyle(document.documentElement).colorScheme.includes('dark')
    ? 'night'
    : 'stripe'
  return taker.elements({
    mode: 'payment',
    amount,
    currency: currency.toLowerCase(),
    appearance: { theme },
  })
}

interface CardPlaceProps {
  readonly place: RefObject<HTMLDivElement | null>
  readonly isOpened: boolean
  /** Whether the provider could not be reached. */
  readonly isAway: boolean
  readonly onAgain: () => void
}

/** Container filled by the provider, with a placeholder while loading or after a failure. */
function CardPlace({ place, isOpened, isAway, onAgain }: CardPlaceProps) {
  return (
    <>
      {isAway ? (
        <ErrorState
          title={t('checkout.card.away')}
          text={t('checkout.card.awayText')}
          retry={onAgain}
          retryLabel={t('common.btn.tryAgain')}
        />
      ) : isOpened ? null : (
        <SkeletonLines lines={3} label={t('checkout.card.title')} />
      )}
      <div ref={place} />
    </>
  )
}
