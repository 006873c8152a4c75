import { Button } from '@fledge/ui/button.tsx'
import { Card, Meta } from '@fledge/ui/card.tsx'
import { TextArea } from '@fledge/ui/fields.tsx'
import { Group, Stack } from '@fledge/ui/page.tsx'
import { useState } from 'react'
import type { Payload } from '../../platform/http/client.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { useApiMutation } from '../../platform/query/query.ts'
import { useZone } from '../../platform/shell/session.ts'
import { formatNearTime, useNow } from '../../platform/time/clock.ts'
import { joinParts } from '../../shared/records-card.tsx'

type Notes = NonNullable<Payload<'people', 'getPerson'>['notes']>

/** Notes of the programme team about the person, newest first. */
export function PersonNotesCard({ id, notes }: { readonly id: string; readonly notes: Notes }) {
  const [zone, now] = [useZone(), useNow()]
  return (
    <Card title={t('personScreen.notes')} count={notes.length}>
      <Stack>
        <NewNote id={id} />
        {notes.map((note) => (
          <div key={note.note_id}>
            <p dir="auto">{note.note}</p>
            <Group>
              <Meta>
                {joinParts([
                  note.author || t('personScreen.notes.former'),
                  formatNearTime(note.created_at, zone, now),
                ])}
              </Meta>
              {note.may.remove === true ? <RemoveNote note={note} /> : null}
            </Group>
          </div>
        ))}
      </Stack>
    </Card>
  )
}

function NewNote({ id }: { readonly id: string }) {
  const [note, setNote] = useState('')
  const add = useApiMutation('people', 'addPersonNote', { onDone: () => setNote('') })
  return (
    <Stack tight>
      <TextArea
        label={t('personScreen.notes.new')}
        hint={t('personScreen.notes.hint')}
        rows={3}
        maxLength={2000}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <Group>
        <Button
          size="small"
          busy={add.isPending}
          disabledReason={note.trim() ? null : t('personScreen.notes.empty')}
          onClick={() => add.mutate({ params: { id }, body: { note } })}
        >
          {t('personScreen.notes.add')}
        </Button>
      </Group>
    </Stack>
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
