/** Subset of Stripe.js used by the checkout; the sandbox implements it too. */
export interface CardPaymentClient {
  elements(options: {
    readonly mode: 'payment'
    readonly amount: number
    readonly currency: string
    readonly appearance?: { readonly theme: 'stripe' | 'night' }
  }): CardElements
  confirmPayment(options: {
    readonly elements: CardElements
    readonly clientSecret: string
    readonly confirmParams: { readonly return_url: string }
    readonly redirect: 'if_required'
  }): Promise<{ readonly error?: ProviderError }>
  /** Continues a payment that awaits bank authentication; the card is not entered again. */
  handleNextAction(options: {
    readonly clientSecret: string
  }): Promise<{ readonly error?: ProviderError }>
}

export interface CardElements {
  create(type: 'payment'): CardElement
  submit(): Promise<{ readonly error?: ProviderError }>
}

export interface CardElement {
  mount(node: HTMLElement): void
  destroy(): void
}

interface ProviderError {
  readonly message?: string
}
