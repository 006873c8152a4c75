import { useState } from 'react'
import { useSearchParams } from '../../platform/router/url-state.ts'
import { getPendingBatch } from '../../shared/pending-batch.ts'
import { useApiQuery } from '../../platform/query/query.ts'
import { Rich } from '../../platform/i18n/rich.tsx'
import { useTitle } from '../../platform/shell/title.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { CodeStep } from './code-step.tsx'
import { DemoCard } from './demo-card.tsx'
import { EmailStep } from './email-step.tsx'
import { LinkStep } from './link-step.tsx'
import { SecondStep } from './second-step.tsx'
import type { SignInSide } from './sign-in-side.ts'
import styles from './sign-in.module.css'
import { type SignInState, useSignIn } from './use-sign-in.ts'

/**
 * Sign-in by address and code, preceded by an emailed link if one was opened, with demo users if
 * available.
 */
export function SignIn({ door }: { readonly door: SignInSide }) {
  useTitle(door.title)
  const signIn = useSignIn(door.type)
  const demo = useApiQuery('sessions', 'demoPeople', { query: { type: door.type } })
  const pending = useApiQuery(
    'secondFactor',
    'getPendingSignIn',
    {},
    // Interns have no second factor.
    { enabled: door.type !== 'I' },
  )
  const isSecondStep = pending.data?.payload?.type === door.type
  return (
    <div className={styles['columns']}>
      <div>
        {isSecondStep ? (
          <SecondStep finish={signIn.finish} />
        ) : (
          <FirstStep door={door} signIn={signIn} hasMailbox={demo.isSuccess} />
        )}
      </div>
      <DemoCard
        people={demo.data?.payload ?? []}
        onDone={signIn.finish}
        label={t('sessions.demo.title')}
      />
    </div>
  )
}

interface FirstStepProps {
  readonly door: SignInSide
  readonly signIn: SignInState
  readonly hasMailbox: boolean
}

/** The emailed link, the address, or the emailed code. */
function FirstStep({ door, signIn, hasMailbox }: FirstStepProps) {
  const [{ google }] = useSearchParams()
  const [refusal, setRefusal] = useState<string | null>(
    google === 'away' || google === 'off' ? t(`sessions.google.${google}`) : null,
  )
  const { step, code } = signIn
  const own = useApiQuery(
    'internRegistration',
    'checkDomainBatch',
    { query: code ? { email: code.email } : {} },
    {
      enabled: door.type === 'I' && step === 'code' && code !== null && getPendingBatch() === null,
    },
  ).data?.payload.batch
  if (step === 'code' && code)
    return (
      <CodeStep
        key={code.email}
        code={code}
        signIn={signIn}
        hasMailbox={hasMailbox}
        note={own ? <Rich text="sessions.code.batch" values={{ batch: own.name }} /> : null}
      />
    )
  if (step === 'email') return <EmailStep door={door} signIn={signIn} refusal={refusal} />
  return step === 'link' ? <LinkStep signIn={signIn} onRefused={setRefusal} /> : null
}
