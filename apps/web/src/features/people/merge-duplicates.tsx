import type { PersonDetails } from '@fledge/contract/people/schema.ts'
import { Button } from '@fledge/ui/button.tsx'
import { t } from '../../platform/i18n/use-texts.ts'
import { useDialogParam, useSearchParams } from '../../platform/router/url-state.ts'
import { useCanManageAccounts } from './account-acts.tsx'
import { MergeDialog } from './merge-dialog.tsx'

interface MergeDuplicatesProps {
  readonly person: Pick<PersonDetails, 'id' | 'name' | 'email' | 'account'>
}

/** In the address while no account was chosen. */
const noneChosen = 'choose'

/**
 * The button that compares an intern's account with others; the review desk links to the dialog.
 * Reviewers can only say that two accounts are no duplicates.
 */
export function MergeDuplicates({ person }: MergeDuplicatesProps) {
  const dialog = useDialogParam('duplicate')
  const [, change] = useSearchParams()
  const canMerge = useCanManageAccounts()
  if (person.account?.may.compare !== true) return null
  return (
    <>
      <Button size="small" onClick={() => dialog.open(noneChosen)}>
        {t(canMerge ? 'personScreen.merge.open' : 'personScreen.duplicates')}
      </Button>
      {dialog.shown === null ? null : (
        <MergeDialog
          person={person}
          otherId={dialog.shown === noneChosen ? null : dialog.shown}
          // It stays the same dialog, so the back button closes it.
          onChoose={(id) => change({ duplicate: id })}
          onClose={dialog.close}
        />
      )}
    </>
  )
}
