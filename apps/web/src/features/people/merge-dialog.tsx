import { SkeletonLines } from '@fledge/ui/states.tsx'
import type { PersonDetails } from '@fledge/contract/people/schema.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { QueryResult } from '../../platform/query/query-result.tsx'
import { useApiQuery } from '../../platform/query/query.ts'
import { ActDialog } from './act-dialog.tsx'
import { ChooseDuplicate } from './choose-duplicate.tsx'
import { DuplicateForm } from './duplicate-form.tsx'

interface MergeDialogProps {
  readonly person: Pick<PersonDetails, 'id' | 'name' | 'email'>
  /** Id of the account to compare; null until one is chosen. */
  readonly otherId: string | null
  readonly onChoose: (id: string) => void
  readonly onClose: () => void
}

/** Compares an intern's account with another one, and merges the two or says that they differ. */
export function MergeDialog({ person, otherId, onChoose, onClose }: MergeDialogProps) {
  const query = otherId === null ? {} : { other: otherId }
  const comparison = useApiQuery(
    'accounts',
    'compareAccounts',
    { params: { id: person.id }, query },
    { staleTime: 0 },
  )
  const title = t('personScreen.merge.title', { name: person.name || person.email })
  const payload = comparison.data?.payload
  if (otherId !== null && payload?.comparison)
    return (
      // What was typed about another version of the accounts says nothing about this one.
      <DuplicateForm
        key={payload.comparison.version}
        id={person.id}
        title={title}
        comparison={payload.comparison}
        suggestion={payload.suggested.find((other) => other.id === otherId)}
        may={payload.may}
        onClose={onClose}
      />
    )
  return (
    <ActDialog title={title} action="" isBusy={false} problem={null} onClose={onClose}>
      <QueryResult
        of={comparison}
        name={t('personScreen.duplicates')}
        loading={<SkeletonLines lines={4} label={t('personScreen.duplicates')} />}
      >
        {({ suggested }) => (
          <ChooseDuplicate id={person.id} suggested={suggested} onChoose={onChoose} />
        )}
      </QueryResult>
    </ActDialog>
  )
}
