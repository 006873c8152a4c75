import type { AccountComparison } from '@fledge/contract/accounts/merge-schema.ts'
import { Button } from '@fledge/ui/button.tsx'
import { RadioCards } from '@fledge/ui/choice-fields.tsx'
import { useState } from 'react'
import { FormDialog } from '../../platform/forms/form-dialog.tsx'
import { ApiError } from '../../platform/http/api-error.ts'
import { t, translateKey } from '../../platform/i18n/use-texts.ts'
import { useApiMutation } from '../../platform/query/query.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { formatDuplicateSigns } from '../../shared/format-duplicate-signs.ts'
import { getUndoAction, type UndoableDecision } from '../../shared/undo-decision.ts'
import { ActReasonField } from './act-reason-field.tsx'
import { ComparedAccounts } from './compared-accounts.tsx'

type Comparison = NonNullable<AccountComparison['comparison']>
type Account = Comparison['accounts'][number]

interface DuplicateFormProps extends Pick<AccountComparison, 'may'> {
  /** Id of the person on whose page it is. */
  readonly id: string
  readonly title: string
  readonly comparison: Comparison
  /** Why the other one is suggested; absent for one that was searched for. */
  readonly suggestion?: AccountComparison['suggested'][number] | undefined
  readonly onClose: () => void
}

/**
 * Two accounts side by side with the decision below them, always on the screen; then what the
 * decision needs: which account to keep, what that ends, and the reason.
 */
export function DuplicateForm(props: DuplicateFormProps) {
  const { title, comparison, onClose } = props
  const form = useDuplicateForm(props)
  const back = (
    <Button tone="quiet" disabled={form.isBusy} onClick={() => form.setStep('compare')}>
      {t('personScreen.merge.back')}
    </Button>
  )
  return (
    <FormDialog
      title={title}
      action={t(form.step === 'dismiss' ? 'personScreen.merge.dismiss' : 'personScreen.merge')}
      isDanger={form.step === 'merge'}
      isBusy={form.isBusy}
      problem={form.problem}
      more={form.step === 'compare' ? <DismissButton {...props} form={form} /> : back}
      onSubmit={form.send}
      onClose={onClose}
    >
      {form.step === 'compare' ? <Compared {...props} /> : null}
      {form.step === 'dismiss' ? <p>{t('personScreen.merge.differentText')}</p> : null}
      {form.step === 'merge' ? <KeptAccount accounts={comparison.accounts} form={form} /> : null}
      {form.step === 'compare' ? null : (
        <ActReasonField
          name="reason"
          hint={form.step === 'dismiss' ? t('personScreen.merge.forLog') : undefined}
          failure={form.failure}
          value={form.reason}
          onChange={form.setReason}
        />
      )}
    </FormDialog>
  )
}

type DuplicateFormState = ReturnType<typeof useDuplicateForm>

function DismissButton({
  may,
  form,
}: Pick<DuplicateFormProps, 'may'> & { readonly form: DuplicateFormState }) {
  return (
    <Button
      disabledReason={may.dismiss === true ? null : translateKey(may.dismiss)}
      onClick={() => form.setStep('dismiss')}
    >
      {t('personScreen.merge.dismiss')}
    </Button>
  )
}

interface KeptAccountProps {
  readonly accounts: readonly Account[]
  readonly form: DuplicateFormState
}

/** Which account to keep, and what ends with the other one. */
function KeptAccount({ accounts, form }: KeptAccountProps) {
  return (
    <>
      <RadioCards
        label={t('personScreen.merge.kept')}
        value={form.choice}
        choices={accounts.map((account) => toKeepChoice(account, accounts))}
        onChange={form.setChoice}
      />
      {form.closed ? <p>{describeEnd(form.closed)}</p> : null}
    </>
  )
}

function Compared({
  comparison,
  suggestion,
}: Pick<DuplicateFormProps, 'comparison' | 'suggestion'>) {
  return (
    <>
      {suggestion ? <p>{formatDuplicateSigns(suggestion)}</p> : null}
      <ComparedAccounts accounts={comparison.accounts} />
    </>
  )
}

/** The account is kept if the other one can be closed; otherwise the choice says why not. */
function toKeepChoice(remaining: Account, accounts: readonly Account[]) {
  const closed = accounts.find(({ id }) => id !== remaining.id)
  const may = closed?.may.close ?? 'accounts.refused.mergeSame'
  return {
    value: remaining.id,
    label: t('personScreen.merge.keep', { email: remaining.email }),
    hint:
      may === true
        ? t('personScreen.merge.close', { email: closed?.email ?? '' })
        : translateKey(may),
    disabled: may !== true,
  }
}

const describeEnd = ({ email, ...account }: Account): string =>
  [
    t('personScreen.merge.effect', { email }),
    account.open_applications + account.open_candidatures + account.open_offers > 0
      ? t('personScreen.merge.ends', {
          applications: account.open_applications,
          candidatures: account.open_candidatures,
          offers: account.open_offers,
        })
      : t('personScreen.merge.nothingEnds'),
    t('personScreen.merge.history'),
  ].join(' ')

/** Why neither account can be closed; null if one can. */
const findMergeProblem = ({ accounts }: Comparison): string | null => {
  const refusals = accounts.flatMap(({ may }) => (may.close === true ? [] : [may.close]))
  return refusals.length < accounts.length ? null : translateKey(refusals[0] ?? '')
}

function useDuplicateForm({ id, comparison, onClose }: DuplicateFormProps) {
  const [step, setStep] = useState<'compare' | 'merge' | 'dismiss'>('compare')
  const [choice, setChoice] = useState<string | null>(null)
  const [reason, setReason] = useState('')
  const { merge, dismiss } = useDecisions(onClose)
  const { error, isPending } = step === 'dismiss' ? dismiss : merge
  const findOther = (than: string) => comparison.accounts.find((account) => account.id !== than)
  const closed = step === 'merge' && choice !== null ? findOther(choice) : undefined
  const missing = step === 'merge' && choice === null ? t('personScreen.merge.choose') : null
  return {
    step,
    setStep,
    choice,
    setChoice,
    reason,
    setReason,
    closed,
    problem: step === 'compare' ? findMergeProblem(comparison) : missing,
    isBusy: isPending,
    failure: error instanceof ApiError ? error : null,
    send(event: { preventDefault(): void }) {
      event.preventDefault()
      const other = findOther(id)
      if (step === 'compare') setStep('merge')
      else if (closed && choice !== null)
        merge.mutate({
          params: { id: closed.id },
          body: { kept_id: choice, version: comparison.version, reason },
        })
      else if (step === 'dismiss' && other)
        dismiss.mutate({ params: { id }, body: { other_id: other.id, reason } })
    },
  }
}

/** The two decisions, each of which can be undone from its toast. */
function useDecisions(onClose: () => void) {
  const toOptions = (text: string) => ({
    quiet: true,
    onDone: ({ payload }: { readonly payload: UndoableDecision }) => {
      showToast(text, getUndoAction()(payload))
      onClose()
    },
  })
  return {
    merge: useApiMutation('accounts', 'mergePerson', toOptions(t('personScreen.merge.done'))),
    dismiss: useApiMutation(
      'accounts',
      'dismissDuplicate',
      toOptions(t('personScreen.merge.dismissed')),
    ),
  }
}
