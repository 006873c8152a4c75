import { useDraftState } from '../../platform/forms/draft-state.ts'
import type { Payload } from '../../platform/http/client.ts'
import { t, translateKey } from '../../platform/i18n/use-texts.ts'
import { useApiMutation } from '../../platform/query/query.ts'
import { NotesCard } from '../../shared/notes-card.tsx'

type Page = Payload<'companies', 'getCompanyPage'>
type Company = Pick<Page, 'company_id' | 'notes'> & { readonly may: Pick<Page['may'], 'note'> }

const isEmpty = (text: string) => text === ''

/** Notes of the programme team about the company. */
export function CompanyNotesCard({ company }: { readonly company: Company }) {
  const { company_id: id, notes, may } = company
  const [note, setNote] = useDraftState<string>(`company-note:${id}`, '', isEmpty)
  const add = useApiMutation('companies', 'addCompanyNote', { onDone: () => setNote('') })
  return (
    <NotesCard
      notes={notes}
      hint={t('companyPage.notes.hint')}
      draft={{
        value: note,
        onChange: setNote,
        isBusy: add.isPending,
        refusal: may.note === true ? null : translateKey(may.note),
        onAdd: () => add.mutate({ params: { id }, body: { note } }),
      }}
    />
  )
}
