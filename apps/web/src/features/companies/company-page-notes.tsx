import { Button } from '@fledge/ui/button.tsx'
import { Card, Meta } from '@fledge/ui/card.tsx'
import { TextArea } from '@fledge/ui/fields.tsx'
import { Group, Stack } from '@fledge/ui/page.tsx'
import { useState } from 'react'
import type { Payload } from '../../platform/http/client.ts'
import { t, translateKey } from '../../platform/i18n/use-texts.ts'
import { useApiMutation } from '../../platform/query/query.ts'
import { useZone } from '../../platform/shell/session.ts'
import { formatNearTime, useNow } from '../../platform/time/clock.ts'
import { joinParts } from '../../shared/records-card.tsx'

type Company = Pick<Payload<'companies', 'getCompanyPage'>, 'company_id' | 'notes' | 'may'>

/** Notes of the programme team, newest first. */
export function NotesCard({ company }: { readonly company: Company }) {
  const [zone, now] = [useZone(), useNow()]
  const { notes } = company
  return (
    <Card title={t('companyPage.notes')} count={notes.length}>
      <Stack>
        <NewNote company={company} />
        {notes.map(({ note_id: id, note, author, created_at: at }) => (
          <div key={id}>
            <p dir="auto">{note}</p>
            <Meta>
              {joinParts([author || t('companyPage.notes.former'), formatNearTime(at, zone, now)])}
            </Meta>
          </div>
        ))}
      </Stack>
    </Card>
  )
}

function NewNote({ company }: { readonly company: Company }) {
  const [note, setNote] = useState('')
  const add = useApiMutation('companies', 'addCompanyNote', { onDone: () => setNote('') })
  const { note: may } = company.may
  const problem =
    may === true ? (note.trim() ? null : t('companyPage.notes.empty')) : translateKey(may)
  return (
    <Stack tight>
      <TextArea
        label={t('companyPage.notes.new')}
        hint={t('companyPage.notes.hint')}
        rows={3}
        maxLength={2000}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <Group>
        <Button
          size="small"
          busy={add.isPending}
          disabledReason={problem}
          onClick={() => add.mutate({ params: { id: company.company_id }, body: { note } })}
        >
          {t('companyPage.notes.add')}
        </Button>
      </Group>
    </Stack>
  )
}
