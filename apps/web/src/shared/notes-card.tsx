import { Button } from '@fledge/ui/button.tsx'
import { Card, Meta } from '@fledge/ui/card.tsx'
import { TextArea } from '@fledge/ui/fields.tsx'
import { Group, Stack } from '@fledge/ui/page.tsx'
import type { ReactNode } from 'react'
import { t } from '../platform/i18n/use-texts.ts'
import { useZone } from '../platform/shell/session.ts'
import { formatNearTime, useNow } from '../platform/time/clock.ts'
import { joinParts } from './records-card.tsx'

interface ShownNote {
  readonly note_id: string
  readonly note: string
  /** Empty for someone who has left the team. */
  readonly author: string | null
  readonly created_at: string
  /** The email of another account of the same person, if it is about that one. */
  readonly account?: string | null
}

/** The note that is being written, and how it is added. */
interface NoteDraft {
  readonly value: string
  readonly onChange: (note: string) => void
  readonly isBusy: boolean
  /** Why the reader may not add notes; null if they may. */
  readonly refusal: string | null
  readonly onAdd: () => void
}

interface NotesCardProps<N extends ShownNote> {
  readonly notes: readonly N[]
  /** Who sees the notes. */
  readonly hint: string
  readonly draft: NoteDraft
  /** Buttons beside the author of a note. */
  readonly acts?: (note: N) => ReactNode
}

/** Notes of the programme team, newest first, and the field to add one. */
export function NotesCard<N extends ShownNote>({ notes, hint, draft, acts }: NotesCardProps<N>) {
  const [zone, now] = [useZone(), useNow()]
  return (
    <Card title={t('notesCard.title')} count={notes.length}>
      <Stack>
        <NewNote hint={hint} draft={draft} />
        {notes.map((note) => (
          <div key={note.note_id}>
            <p dir="auto">{note.note}</p>
            <Group>
              <Meta>
                {joinParts([
                  note.author || t('notesCard.former'),
                  note.account,
                  formatNearTime(note.created_at, zone, now),
                ])}
              </Meta>
              {acts?.(note)}
            </Group>
          </div>
        ))}
      </Stack>
    </Card>
  )
}

function NewNote({ hint, draft }: Pick<NotesCardProps<ShownNote>, 'hint' | 'draft'>) {
  const empty = draft.value.trim() ? null : t('notesCard.empty')
  return (
    <Stack tight>
      <TextArea
        label={t('notesCard.new')}
        hint={hint}
        rows={3}
        maxLength={2000}
        value={draft.value}
        onChange={(event) => draft.onChange(event.currentTarget.value)}
      />
      <Group>
        <Button
          size="small"
          busy={draft.isBusy}
          disabledReason={draft.refusal ?? empty}
          onClick={draft.onAdd}
        >
          {t('notesCard.add')}
        </Button>
      </Group>
    </Stack>
  )
}
