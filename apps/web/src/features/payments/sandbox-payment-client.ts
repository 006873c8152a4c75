import { client } from '../../platform/http/client.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import type { CardElements, CardPaymentClient } from './card-payment-client.ts'
import { validateCardField, removeSeparators, parseExpiry } from './card-numbers.ts'
import styles from './checkout.module.css'

/**
 * Stripe.js replacement for the sandbox, with its own card fields and a dialog for bank
 * authentication. Card data goes only to the sandbox, which knows only test cards.
 */
export function createSandboxPaymentClient(): CardPaymentClient {
  const fields = createCardFields()
  return {
    elements: (): CardElements => ({
      create: () => ({
        mount: (node) => node.replaceChildren(fields.form),
        destroy: () => fields.form.remove(),
      }),
      submit: async () => fields.check(),
    }),
    async confirmPayment({ clientSecret }) {
      const { number, expiry, cvc } = fields.values()
      const { month, year } = parseExpiry(expiry) ?? { month: 1, year: 2000 }
      const { payload } = await client.payments.payInSandbox({
        body: {
          client_secret: clientSecret,
          number: removeSeparators(number),
          exp_month: month,
          exp_year: year,
          cvc: removeSeparators(cvc),
        },
      })
      return payload.status === 'requires_action'
        ? confirmAtBank(clientSecret)
        : toProviderError(payload.error)
    },
    handleNextAction: ({ clientSecret }) => confirmAtBank(clientSecret),
  }
}

const toProviderError = (error: string | null) =>
  error === null ? {} : { error: { message: error } }

async function confirmAtBank(clientSecret: string) {
  const { payload } = await client.payments.answerChallenge({
    body: { client_secret: clientSecret, passed: await askBank() },
  })
  return toProviderError(payload.error)
}

const cardFieldNames = ['number', 'expiry', 'cvc'] as const
type CardFieldName = (typeof cardFieldNames)[number]
const labels: Readonly<Record<CardFieldName, () => string>> = {
  number: () => t('checkout.card.number'),
  expiry: () => t('checkout.card.expiry'),
  cvc: () => t('checkout.card.cvc'),
}
const inputAttributes: Readonly<
  Record<
    CardFieldName,
    { readonly autocomplete: AutoFill; readonly placeholder: string; readonly maxLength: number }
  >
> = {
  number: { autocomplete: 'cc-number', placeholder: '1234 1234 1234 1234', maxLength: 23 },
  expiry: { autocomplete: 'cc-exp', placeholder: 'MM / YY', maxLength: 7 },
  cvc: { autocomplete: 'cc-csc', placeholder: '123', maxLength: 4 },
}

function createCardFields() {
  const form = document.createElement('div')
  form.className = styles['card'] ?? ''
  const cardFields = cardFieldNames.map((name) => [name, createCardField(name)] as const)
  form.append(...cardFields.map(([, field]) => field.label))
  const value = (name: CardFieldName) =>
    cardFields.find(([key]) => key === name)?.[1].input.value ?? ''
  const values = () => ({ number: value('number'), expiry: value('expiry'), cvc: value('cvc') })
  return {
    form,
    values,
    /** Shows each error at its field and focuses the first one. */
    check() {
      const found = cardFields
        .map(([name, field]) => {
          const problem = validateCardField(name, values()[name], new Date())
          field.say(problem === null ? '' : t(problem))
          return { field, problem }
        })
        .find(({ problem }) => problem !== null)
      found?.field.input.focus()
      return found?.problem ? { error: { message: t(found.problem) } } : {}
    },
  }
}

function createCardField(name: CardFieldName) {
  const [label, words, input, error] = [
    document.createElement('label'),
    document.createElement('span'),
    document.createElement('input'),
    document.createElement('span'),
  ]
  words.textContent = labels[name]()
  error.id = `card-${name}-error`
  error.className = styles['cardError'] ?? ''
  Object.assign(input, { ...inputAttributes[name], inputMode: 'numeric', name: `card-${name}` })
  label.append(words, input, error)
  return {
    label,
    input,
    say(problem: string) {
      error.textContent = problem
      if (problem) input.setAttribute('aria-invalid', 'true')
      else input.removeAttribute('aria-invalid')
      input.setAttribute('aria-describedby', error.id)
    },
  }
}

/** Simulates 3-D Secure authentication. Closing the dialog declines. */
function askBank(): Promise<boolean> {
  const [dialog, title, text, buttons] = [
    document.createElement('dialog'),
    document.createElement('h2'),
    document.createElement('p'),
    document.createElement('div'),
  ]
  dialog.className = styles['bank'] ?? ''
  title.id = 'bank-title'
  title.textContent = t('checkout.bank.title')
  text.textContent = t('checkout.bank.text')
  dialog.setAttribute('aria-labelledby', title.id)
  const press = (words: string, answer: string) => {
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = words
    button.addEventListener('click', () => dialog.close(answer))
    return button
  }
  buttons.append(press(t('checkout.bank.confirm'), 'yes'), press(t('checkout.bank.refuse'), 'no'))
  dialog.append(title, text, buttons)
  document.body.append(dialog)
  dialog.showModal()
  return new Promise((resolve) =>
    dialog.addEventListener(
      'close',
      () => {
        dialog.remove()
        resolve(dialog.returnValue === 'yes')
      },
      { once: true },
    ),
  )
}
