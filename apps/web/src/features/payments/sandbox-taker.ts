import { client } from '../../platform/client.ts'
import { t } from '../../platform/use-texts.ts'
import type { CardElements, CardTaker } from './card-taker.ts'
import { cardProblem, digitsOf, expiryOf } from './card-numbers.ts'
import styles from './checkout.module.css'

/**
 * Stripe.js replacement for the sandbox, with its own card fields and a dialog for bank
 * authentication. Card data goes only to the sandbox, which knows only test cards.
 */
export function sandboxTaker(): CardTaker {
  const fields = cardFields()
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
      const { month, year } = expiryOf(expiry) ?? { month: 1, year: 2000 }
      const { payload } = await client.payments.payInSandbox({
        body: {
          client_secret: clientSecret,
          number: digitsOf(number),
          exp_month: month,
          exp_year: year,
          cvc: digitsOf(cvc),
        },
      })
      return payload.status === 'requires_action' ? bankStep(clientSecret) : said(payload.error)
    },
    handleNextAction: ({ clientSecret }) => bankStep(clientSecret),
  }
}

const said = (error: string | null) => (error === null ? {} : { error: { message: error } })

async function bankStep(clientSecret: string) {
  const { payload } = await client.payments.answerChallenge({
    body: { client_secret: clientSecret, passed: await askBank() },
  })
  return said(payload.error)
}

const names = ['number', 'expiry', 'cvc'] as const
type Name = (typeof names)[number]
const labels: Readonly<Record<Name, () => string>> = {
  number: () => t('checkout.card.number'),
  expiry: () => t('checkout.card.expiry'),
  cvc: () => t('checkout.card.cvc'),
}
const fills: Readonly<
  Record<
    Name,
    { readonly autocomplete: AutoFill; readonly placeholder: string; readonly maxLength: number }
  >
> = {
  number: { autocomplete: 'cc-number', placeholder: '1234 1234 1234 1234', maxLength: 23 },
  expiry: { autocomplete: 'cc-exp', placeholder: 'MM / YY', maxLength: 7 },
  cvc: { autocomplete: 'cc-csc', placeholder: '123', maxLength: 4 },
}

function cardFields() {
  const form = document.createElement('div')
  form.className = styles['card'] ?? ''
  const made = names.map((name) => [name, fieldOf(name)] as const)
  form.append(...made.map(([, field]) => field.label))
  const value = (name: Name) => made.find(([one]) => one === name)?.[1].input.value ?? ''
  const values = () => ({ number: value('number'), expiry: value('expiry'), cvc: value('cvc') })
  return {
    form,
    values,
    /** Shows each error at its field and focuses the first one. */
    check() {
      const found = made
        .map(([name, field]) => {
          const problem = cardProblem(name, values()[name], new Date())
          field.say(problem === null ? '' : t(problem))
          return { field, problem }
        })
        .find(({ problem }) => problem !== null)
      found?.field.input.focus()
      return found?.problem ? { error: { message: t(found.problem) } } : {}
    },
  }
}

function fieldOf(name: Name) {
  const [label, words, input, error] = [
    document.createElement('label'),
    document.createElement('span'),
    document.createElement('input'),
    document.createElement('span'),
  ]
  words.textContent = labels[name]()
  error.id = `card-${name}-error`
  error.className = styles['cardError'] ?? ''
  Object.assign(input, { ...fills[name], inputMode: 'numeric', name: `card-${name}` })
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
