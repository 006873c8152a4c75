/** The outcome of charging a card. */
export interface CardOutcome {
  /** Whether it requires 3-D Secure first. */
  readonly requiresChallenge: boolean
  /** Null if the payment succeeds. */
  readonly error: {
    readonly code: string
    readonly decline_code?: string
    readonly message: string
  } | null
}

const createDecline = (decline_code: string, message = 'Your card was declined.') => ({
  code: 'card_declined',
  decline_code,
  message,
})

/** The provider's well-known test cards. */
const cards: Readonly<Record<string, CardOutcome>> = {
  '4242424242424242': { requiresChallenge: false, error: null },
  '5555555555554444': { requiresChallenge: false, error: null },
  '4000002760003184': { requiresChallenge: true, error: null },
  '4000002500003155': { requiresChallenge: true, error: null },
  '4000008400001629': { requiresChallenge: true, error: createDecline('generic_decline') },
  '4000000000000002': { requiresChallenge: false, error: createDecline('generic_decline') },
  '4000000000009995': {
    requiresChallenge: false,
    error: createDecline('insufficient_funds', 'Your card has insufficient funds.'),
  },
  '4000000000000069': {
    requiresChallenge: false,
    error: { code: 'expired_card', message: 'Your card has expired.' },
  },
  '4000000000000127': {
    requiresChallenge: false,
    error: { code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
  },
}

/** Any other number is rejected: the sandbox never charges a real card. */
export const getCardOutcome = (number: string): CardOutcome =>
  cards[number] ?? {
    requiresChallenge: false,
    error: { code: 'incorrect_number', message: 'This is not a test card.' },
  }

export const getCardBrand = (number: string): string =>
  number.startsWith('4') ? 'visa' : number.startsWith('5') ? 'mastercard' : 'unknown'
