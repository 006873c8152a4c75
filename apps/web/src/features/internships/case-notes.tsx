import { Card, Meta } from '@fledge/ui/card.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import type { Payload } from '../../platform/http/client.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { useApiMutation } from '../../platform/query/query.ts'
import { useZone } from '../../platform/shell/session.ts'
import { formatNearTime, useNow } from '../../platform/time/clock.ts'
import { joinParts } from '../../shared/records-card.tsx'
import { MessageForm } from './message-form.tsx'

/** Private notes of the programme team, newest first. */
export function CaseNotes({ concern }: { readonly concern: Payload<'internships', 'getCase'> }) {
  const [zone, now] = [useZone(), useNow()]
  const add = useApiMutation('internships', 'addCaseNote', {})
  return (
    <Card title={t('caseScreen.notes')} count={concern.notes.length}>
      <Stack>
        <MessageForm
          label={t('caseScreen.note')}
          hint={t('caseScreen.noteHint')}
          action={t('caseScreen.addNote')}
          may={concern.may.note}
          busy={add.isPending}
          onSend={(note, fill) =>
            add.mutate(
              { params: { id: concern.action_id }, body: { note } },
              { onSuccess: () => fill('') },
            )
          }
        />
        {concern.notes.map(({ note_id: id, note, author, created_at: at }) => (
          <div key={id}>
            <p dir="auto">{note}</p>
            <Meta>
              {joinParts([author || t('caseScreen.formerAuthor'), formatNearTime(at, zone, now)])}
            </Meta>
          </div>
        ))}
      </Stack>
    </Card>
  )
}
