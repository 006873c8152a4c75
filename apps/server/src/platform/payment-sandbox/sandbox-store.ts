import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { getCardBrand, getCardOutcome } from './sandbox-cards.ts'

export interface Intent {
  readonly id: string
  readonly object: 'payment_intent'
  readonly amount: number
  readonly currency: string
  status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled'
  readonly client_secret: string
  last_payment_error: Readonly<Record<string, unknown>> | null
  next_action: Readonly<Record<string, unknown>> | null
  latest_charge: Charge | null
  readonly metadata: Readonly<Record<string, string>>
  readonly created: number
  canceled_at: number | null
  readonly livemode: false
}

interface Charge {
  readonly id: string
  readonly object: 'charge'
  readonly payment_method_details: {
    readonly card: { readonly brand: string; readonly last4: string }
  }
  amount_refunded: number
}

export interface Refund {
  readonly id: string
  readonly object: 'refund'
  readonly amount: number
  readonly currency: string
  readonly payment_intent: string
  readonly status: 'succeeded'
  readonly created: number
}

export interface SandboxEvent {
  readonly id: string
  readonly object: 'event'
  readonly type: string
  readonly created: number
  readonly livemode: false
  readonly data: { readonly object: unknown }
}

interface SandboxData {
  readonly intents: Record<string, Intent & { card?: string }>
  readonly refunds: Record<string, Refund>
  /** Stored responses by idempotency key. */
  readonly answers: Record<string, { readonly fingerprint: string; readonly answer: unknown }>
  readonly events: SandboxEvent[]
}

/** An error in the provider's format. */
export class SandboxError extends Error {
  readonly status: number
  readonly body: Readonly<Record<string, unknown>>
  constructor(status: number, body: Readonly<Record<string, unknown>>) {
    super(String(body['message']))
    this.status = status
    this.body = body
  }
}

const createId = (kind: string) => `${kind}_${randomBytes(12).toString('hex')}`
const createMissingError = (resource: string) =>
  new SandboxError(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    message: `No such ${resource}.`,
  })
const createStateError = (intent: Intent) =>
  new SandboxError(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message: `This PaymentIntent has a status of ${intent.status}.`,
  })

/** The provider's data: intents, refunds and their events, stored in one file. */
export class SandboxStore {
  readonly #data: SandboxData
  readonly #file: string | null
  readonly #onEvent: (event: SandboxEvent) => void
  readonly #now: () => Date

  constructor(file: string | null, now: () => Date, onEvent: (event: SandboxEvent) => void) {
    this.#file = file
    this.#now = now
    this.#onEvent = onEvent
    // Its own file, written in full.
    this.#data =
      file && existsSync(file)
        ? (JSON.parse(readFileSync(file, 'utf8')) as SandboxData)
        : { intents: {}, refunds: {}, answers: {}, events: [] }
  }

  get events(): readonly SandboxEvent[] {
    return this.#data.events
  }

  /** Oldest first. */
  get intents(): readonly Intent[] {
    return Object.values(this.#data.intents)
  }

  /** Oldest first. */
  get refunds(): readonly Refund[] {
    return Object.values(this.#data.refunds)
  }

  #getUnixTime(): number {
    return Math.floor(this.#now().getTime() / 1000)
  }

  #happened(type: string, object: unknown): void {
    const event: SandboxEvent = {
      id: createId('evt'),
      object: 'event',
      type,
      created: this.#getUnixTime(),
      livemode: false,
      data: { object: structuredClone(object) },
    }
    this.#data.events.push(event)
    if (this.#data.events.length > 1000) this.#data.events.shift()
    this.#save()
    this.#onEvent(event)
  }

  #save(): void {
    if (!this.#file) return
    writeFileSync(`${this.#file}.new`, JSON.stringify(this.#data), { mode: 0o600 })
    renameSync(`${this.#file}.new`, this.#file)
  }

  /**
   * Returns the stored response for the same key and request; rejects the same key with another
   * request.
   */
  runOnce<T>(key: string | null, fingerprint: string, act: () => T): unknown {
    const first = key ? this.#data.answers[key] : undefined
    if (first && first.fingerprint !== fingerprint)
      throw new SandboxError(400, {
        type: 'idempotency_error',
        message: 'Keys for idempotent requests can only be used with the same parameters.',
      })
    if (first) return first.answer
    const answer = act()
    if (key) this.#data.answers[key] = { fingerprint, answer: structuredClone(answer) }
    this.#save()
    return answer
  }

  create(amount: number, currency: string, metadata: Readonly<Record<string, string>>): Intent {
    if (!Number.isSafeInteger(amount) || amount < 50 || !/^[a-z]{3}$/.test(currency))
      throw new SandboxError(400, {
        type: 'invalid_request_error',
        code: 'amount_too_small',
        message: 'Amount must be at least 50 minor units.',
      })
    const intent: Intent = {
      id: createId('pi'),
      object: 'payment_intent',
      amount,
      currency,
      status: 'requires_payment_method',
      client_secret: '',
      last_payment_error: null,
      next_action: null,
      latest_charge: null,
      metadata,
      created: this.#getUnixTime(),
      canceled_at: null,
      livemode: false,
    }
    const storedIntent = {
      ...intent,
      client_secret: `${intent.id}_secret_${randomBytes(12).toString('hex')}`,
    }
    this.#data.intents[storedIntent.id] = storedIntent
    this.#happened('payment_intent.created', storedIntent)
    return storedIntent
  }

  intent(intentId: string): Intent & { card?: string } {
    const intent = this.#data.intents[intentId]
    if (!intent) throw createMissingError('payment_intent')
    return intent
  }

  /** Finds an intent by its client secret, as browsers do. */
  bySecret(secret: string): Intent {
    const intent = this.#data.intents[secret.split('_secret_')[0] ?? '']
    if (!intent || intent.client_secret !== secret) throw createMissingError('payment_intent')
    return intent
  }

  cancel(intentId: string): Intent {
    const intent = this.intent(intentId)
    if (intent.status === 'succeeded' || intent.status === 'canceled')
      throw createStateError(intent)
    Object.assign(intent, {
      status: 'canceled',
      canceled_at: this.#getUnixTime(),
      next_action: null,
    })
    this.#happened('payment_intent.canceled', intent)
    return intent
  }

  confirm(intentId: string, number: string): Intent {
    const intent = this.intent(intentId)
    if (intent.status === 'succeeded' || intent.status === 'canceled')
      throw createStateError(intent)
    intent.card = number
    const { requiresChallenge } = getCardOutcome(number)
    if (!requiresChallenge) return this.#charge(intent)
    Object.assign(intent, {
      status: 'requires_action',
      last_payment_error: null,
      next_action: { type: 'use_stripe_sdk', use_stripe_sdk: { type: 'three_d_secure_redirect' } },
    })
    this.#happened('payment_intent.requires_action', intent)
    return intent
  }

  /** Completes the 3-D Secure step on the bank's page. */
  answerChallenge(intentId: string, passed: boolean): Intent {
    const intent = this.intent(intentId)
    if (intent.status !== 'requires_action') throw createStateError(intent)
    return passed
      ? this.#charge(intent)
      : this.#refuse(intent, {
          code: 'payment_intent_authentication_failure',
          message: 'We are unable to authenticate your payment method.',
        })
  }

  #charge(intent: Intent & { card?: string }): Intent {
    const number = intent.card ?? ''
    const { error } = getCardOutcome(number)
    if (error) return this.#refuse(intent, error)
    const charge: Charge = {
      id: createId('ch'),
      object: 'charge',
      payment_method_details: { card: { brand: getCardBrand(number), last4: number.slice(-4) } },
      amount_refunded: 0,
    }
    Object.assign(intent, {
      status: 'succeeded',
      last_payment_error: null,
      next_action: null,
      latest_charge: charge,
    })
    this.#happened('payment_intent.succeeded', intent)
    return intent
  }

  #refuse(intent: Intent, error: Readonly<Record<string, unknown>>): never {
    Object.assign(intent, {
      status: 'requires_payment_method',
      next_action: null,
      last_payment_error: { type: 'card_error', ...error },
    })
    this.#happened('payment_intent.payment_failed', intent)
    throw new SandboxError(402, { type: 'card_error', ...error })
  }

  refund(intentId: string, amount: number | null): Refund {
    const intent = this.intent(intentId)
    const charge = intent.latest_charge
    if (intent.status !== 'succeeded' || !charge) throw createStateError(intent)
    const refundAmount = amount ?? intent.amount - charge.amount_refunded
    if (refundAmount < 1 || charge.amount_refunded + refundAmount > intent.amount)
      throw new SandboxError(400, {
        type: 'invalid_request_error',
        code: 'charge_already_refunded',
        message: 'The charge has already been refunded.',
      })
    charge.amount_refunded += refundAmount
    const refund: Refund = {
      id: createId('re'),
      object: 'refund',
      amount: refundAmount,
      currency: intent.currency,
      payment_intent: intent.id,
      status: 'succeeded',
      created: this.#getUnixTime(),
    }
    this.#data.refunds[refund.id] = refund
    this.#happened('charge.refunded', { ...charge, payment_intent: intent.id })
    return refund
  }
}
