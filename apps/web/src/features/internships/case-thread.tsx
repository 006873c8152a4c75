import { Card, Meta } from '@fledge/ui/card.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import type { Payload } from '../../platform/http/client.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { useApiMutation } from '../../platform/query/query.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { getUndoAction } from '../../shared/undo-decision.ts'
import { CaseMessages } from './case-messages.tsx'
import { MessageForm } from './message-form.tsx'

/** The thread with the person who raised the concern. */
export function CaseThread({ concern }: { readonly concern: Payload<'internships', 'getCase'> }) {
  const send = useApiMutation('internships', 'sendCaseMessage', {})
  const { messages, raiser } = concern
  return (
    <Card title={t('caseScreen.thread', { name: raiser })} count={messages.length}>
      <Stack>
        {messages.length === 0 ? <Meta>{t('caseScreen.noMessages')}</Meta> : null}
        <CaseMessages messages={messages} />
        <MessageForm
          label={t('caseScreen.message')}
          hint={t(
            concern.raised_by === 'intern'
              ? 'caseScreen.messageHint.intern'
              : 'caseScreen.messageHint.company',
            { name: raiser },
          )}
          action={t('caseScreen.send')}
          may={concern.may.write}
          busy={send.isPending}
          onSend={(message, fill) =>
            send.mutate(
              { params: { id: concern.action_id }, body: { message } },
              {
                onSuccess: ({ payload }) => {
                  fill('')
                  showToast(
                    t('caseScreen.willSend', { name: raiser }),
                    getUndoAction(() => fill(message))(payload),
                  )
                },
              },
            )
          }
        />
      </Stack>
    </Card>
  )
}
