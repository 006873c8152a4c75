import { secondFactorRule } from '@fledge/domain/second-factor/rules.ts'
import { Button } from '@fledge/ui/button.tsx'
import { CodeInput } from '@fledge/ui/code-input.tsx'
import { TextField } from '@fledge/ui/fields.tsx'
import { Group } from '@fledge/ui/page.tsx'
import type { FormEvent } from 'react'
import { t } from '../platform/i18n/use-texts.ts'
import type { FactorCode } from './use-factor-code.ts'

interface FactorCodeFieldProps {
  readonly state: FactorCode
  /** Only codes of the authenticator app are accepted, to confirm it. */
  readonly isAppOnly?: boolean
}

/** A code of the authenticator app, submitted when it is complete, or a recovery code. */
export function FactorCodeField({ state, isAppOnly = false }: FactorCodeFieldProps) {
  const { isRecovery, switchKind } = state
  return (
    <>
      {isRecovery ? <RecoveryCodeField state={state} /> : <AppCodeField state={state} />}
      {isAppOnly ? null : (
        <Group>
          <Button tone="link" onClick={switchKind}>
            {t(isRecovery ? 'secondFactor.byApp' : 'secondFactor.byRecoveryCode')}
          </Button>
        </Group>
      )}
    </>
  )
}

type FieldProps = Pick<FactorCodeFieldProps, 'state'>

function AppCodeField({ state: { field, code, error, type, send } }: FieldProps) {
  return (
    <CodeInput
      ref={field}
      autoFocus
      length={secondFactorRule.digits}
      label={t('secondFactor.code')}
      hint={t('secondFactor.codeHint')}
      value={code}
      onChange={type}
      onFull={send}
      error={error}
    />
  )
}

function RecoveryCodeField({ state: { field, code, error, type } }: FieldProps) {
  return (
    <TextField
      ref={field}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the focus was on the button that shows it
      autoFocus
      label={t('secondFactor.recoveryCode')}
      hint={t('secondFactor.recoveryHint')}
      value={code}
      onChange={(event) => type(event.currentTarget.value)}
      error={error}
      maxLength={40}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}

/** Whether enough is entered to send it. */
export const isFactorCodeComplete = ({ code, isRecovery }: FactorCode): boolean =>
  isRecovery ? code.trim() !== '' : code.length === secondFactorRule.digits

/** Sends what is entered, if it is complete, when a form is submitted. */
export const submitFactorCode = (state: FactorCode) => (event: FormEvent) => {
  event.preventDefault()
  if (isFactorCodeComplete(state)) state.send(state.code)
}
