/** The outcome of charging a card. */
export interface CardOutcome {
  /** Whether it requires 3-D Secure first. */
  readonly asks: boolean
  /** Null if the payment succeeds. */
  readonly error: {
    readonly code: string
    readonly decline_code?: string
    readonly message: string
  } | null
}

const declined = (decline_code: string, message = 'Your card was declined.') => ({
  code: 'card_declined',
  decline_code,
  message,
})

/** The provider's well-known test cards. */
const cards: Readonly<Record<string, CardOutcome>> = {
  '4242424242424242': { asks: false, error: null },
  '5555555555554444': { asks: false, error: null },
  '4000002760003184': { asks: true, error: null },
  '4000002500003155': { asks: true, error: null },
  '4000008400001629': { asks: true, error: declined('generic_decline') },
  '4000000000000002': { asks: false, error: declined('generic_decline') },
  '4000000000009995': {
    asks: false,
    error: declined('insufficient_funds', 'Your card has insufficient funds.'),
  },
  '4000000000000069': {
    asks: false,
    error: { code: 'expired_card', message: 'Your card has expired.' },
  },
  '4000000000000127': {
    asks: false,
    error: { code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
  },
}

/** Any other number is rejected: the sandbox never charges a real card. */
export const outcomeOf = (number: string): CardOutcome =>
  cards[number] ?? {
    asks: false,
    error: { code: 'incorrect_number', message: 'This is not a test card.' },
  }

export const brandOf = (number: string): string =>
  number.startsWith('4') ? 'visa' : number.startsWith('5') ? 'mastercard' : 'unknown'
