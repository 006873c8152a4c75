import { Button } from '@fledge/ui/button.tsx'
import { Card } from '@fledge/ui/card.tsx'
import { Group, Stack } from '@fledge/ui/page.tsx'
import { useState } from 'react'
import { NoteField } from '../../platform/forms/note-field.tsx'
import type { Payload } from '../../platform/http/client.ts'
import { t, translateKey } from '../../platform/i18n/use-texts.ts'
import { useApiMutation } from '../../platform/query/query.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { getUndoAction } from '../../shared/undo-decision.ts'

type Case = Payload<'internships', 'getCase'>

/** The outcome of a case: the answer that the side which raised it gets. */
export function CaseOutcome({ concern }: { readonly concern: Case }) {
  const { decision_reason: reason } = concern
  return (
    <Card title={t('caseScreen.outcome')}>
      {reason === null ? <OutcomeForm concern={concern} /> : <p dir="auto">{reason}</p>}
    </Card>
  )
}

function OutcomeForm({ concern }: { readonly concern: Case }) {
  const [reason, setReason] = useState('')
  const decide = useApiMutation('internships', 'decideInternshipAction', {
    onDone: ({ payload }) =>
      showToast(t('caseScreen.decided', { name: concern.raiser }), getUndoAction()(payload)),
  })
  const { decide: may } = concern.may
  const problem =
    may === true ? (reason.trim() ? null : t('common.reasonWords')) : translateKey(may)
  const send = (decision: 'accept' | 'decline') => () =>
    decide.mutate({ params: { id: concern.action_id }, body: { decision, reason } })
  return (
    <Stack tight>
      <NoteField isNeeded label={t('caseScreen.answer')} value={reason} onChange={setReason} />
      <Group>
        <Button
          tone="primary"
          size="small"
          busy={decide.isPending}
          disabledReason={problem}
          onClick={send('accept')}
        >
          {t('caseScreen.resolve')}
        </Button>
        <Button
          size="small"
          busy={decide.isPending}
          disabledReason={problem}
          onClick={send('decline')}
        >
          {t('caseScreen.dismiss')}
        </Button>
      </Group>
    </Stack>
  )
}
