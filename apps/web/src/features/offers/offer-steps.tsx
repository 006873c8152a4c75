import type { CompanyOfferView } from '@fledge/contract/offers/schema.ts'
import { IconCheck } from '@fledge/ui/icons/check.tsx'
import { t } from '../../platform/i18n/use-texts.ts'
import styles from './offer-steps.module.css'

export type OfferStep = 'facts' | 'people' | 'send'
const steps: readonly OfferStep[] = ['facts', 'people', 'send']
const names = {
  facts: 'offerScreen.step.facts',
  people: 'offerScreen.step.people',
  send: 'offerScreen.step.send',
} as const

interface OfferStepsProps {
  readonly current: OfferStep
  readonly offer: CompanyOfferView | undefined
  /** Undefined when steps can't be opened. */
  readonly onStep?: ((step: OfferStep) => void) | undefined
}

/** The three steps of an offer; each is a button once it is available. */
export function OfferSteps({ current, offer, onStep }: OfferStepsProps) {
  const isStepDone = {
    facts: offer !== undefined,
    people: offer !== undefined && offer.missing.length === 0,
    send: Boolean(offer?.sent_at),
  }
  const reachable = (step: OfferStep) => step === 'facts' || offer !== undefined
  return (
    <nav aria-label={t('offerScreen.steps')}>
      <ol className={styles['steps']}>
        {steps.map((step, index) => (
          <li key={step}>
            <button
              type="button"
              className={styles['step']}
              aria-current={step === current ? 'step' : undefined}
              disabled={!onStep || !reachable(step)}
              onClick={() => onStep?.(step)}
            >
              <span className={styles['node']} data-done={isStepDone[step]} aria-hidden>
                {isStepDone[step] ? <IconCheck size={14} /> : index + 1}
              </span>
              {t(names[step])}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}
