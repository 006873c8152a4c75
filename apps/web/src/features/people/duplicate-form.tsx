import type { AccountComparison } from '@fledge/contract/accounts/merge-schema.ts'
import { RadioCards } from '@fledge/ui/choice-fields.tsx'
import { useState } from 'react'
import { FormDialog } from '../../platform/forms/form-dialog.tsx'
import { ApiError } from '../../platform/http/api-error.ts'
import { t, translateKey } from '../../platform/i18n/use-texts.ts'
import { useApiMutation } from '../../platform/query/query.ts'
import { showToast } from '../../platform/shell/toasts.ts'
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
  readonly onClose: () => void
}

/** The choice that the two are different people; the others are the id of the account to keep. */
const different = 'different'

/** Two accounts side by side, which one to keep, what that ends, and the reason. */
export function DuplicateForm(props: DuplicateFormProps) {
  const { title, comparison, may, onClose } = props
  const form = useDuplicateForm(props)
  return (
    <FormDialog
      title={title}
      action={t(form.choice === different ? 'personScreen.merge.dismiss' : 'personScreen.merge')}
      isDanger={form.choice !== different}
      isBusy={form.isBusy}
      problem={form.problem}
      onSubmit={form.send}
      onClose={onClose}
    >
      <ComparedAccounts accounts={comparison.accounts} />
      <RadioCards
        label={t('personScreen.merge.decision')}
        value={form.choice}
        choices={[
          ...comparison.accounts.map((remaining) => toKeepChoice(remaining, comparison.accounts)),
          {
            value: different,
            label: t('personScreen.merge.different'),
            hint: may.dismiss === true ? '' : translateKey(may.dismiss),
            disabled: may.dismiss !== true,
          },
        ]}
        onChange={form.setChoice}
      />
      {form.closed ? <p>{describeEnd(form.closed)}</p> : null}
      <ActReasonField
        name="reason"
        hint={form.choice === different ? t('personScreen.merge.forLog') : undefined}
        failure={form.failure}
        value={form.reason}
        onChange={form.setReason}
      />
    </FormDialog>
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

function useDuplicateForm({ id, comparison, onClose }: DuplicateFormProps) {
  const [choice, setChoice] = useState<string | null>(null)
  const [reason, setReason] = useState('')
  const { merge, dismiss } = useDecisions(onClose)
  const { error, isPending } = choice === different ? dismiss : merge
  const findOther = (than: string) => comparison.accounts.find((account) => account.id !== than)
  const closed = choice === null || choice === different ? undefined : findOther(choice)
  return {
    choice,
    setChoice,
    reason,
    setReason,
    closed,
    problem: choice === null ? t('personScreen.merge.choose') : null,
    isBusy: isPending,
    failure: error instanceof ApiError ? error : null,
    send(event: { preventDefault(): void }) {
      event.preventDefault()
      const other = findOther(id)
      if (closed && choice !== null)
        merge.mutate({
          params: { id: closed.id },
          body: { kept_id: choice, version: comparison.version, reason },
        })
      else if (choice === different && other)
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
