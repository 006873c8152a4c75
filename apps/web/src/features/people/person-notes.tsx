import { Button } from '@fledge/ui/button.tsx'
import { useDraftState } from '../../platform/forms/draft-state.ts'
import type { Payload } from '../../platform/http/client.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { useApiMutation } from '../../platform/query/query.ts'
import { NotesCard } from '../../shared/notes-card.tsx'

type Notes = NonNullable<Payload<'people', 'getPerson'>['notes']>

const isEmpty = (text: string) => text === ''

/** Notes of the programme team about the person; authors can remove their own. */
export function PersonNotesCard({ id, notes }: { readonly id: string; readonly notes: Notes }) {
  const [note, setNote] = useDraftState<string>(`person-note:${id}`, '', isEmpty)
  const add = useApiMutation('people', 'addPersonNote', { onDone: () => setNote('') })
  return (
    <NotesCard
      notes={notes}
      hint={t('personScreen.notes.hint')}
      draft={{
        value: note,
        onChange: setNote,
        isBusy: add.isPending,
        refusal: null,
        onAdd: () => add.mutate({ params: { id }, body: { note } }),
      }}
      acts={(shown) => (shown.may.remove === true ? <RemoveNote note={shown} /> : null)}
    />
  )
}

function RemoveNote({ note }: { readonly note: Notes[number] }) {
  const remove = useApiMutation('people', 'removePersonNote')
  return (
    <Button
      size="small"
      busy={remove.isPending}
      aria-label={t('personScreen.notes.removeOf', { note: note.note.slice(0, 60) })}
      onClick={() => remove.mutate({ params: { id: note.note_id } })}
    >
      {t('personScreen.notes.remove')}
    </Button>
  )
}
