import { Button, ExternalButtonLink } from '@fledge/ui/button.tsx'
import { Card } from '@fledge/ui/card.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { TextField } from '@fledge/ui/fields.tsx'
import { Group, Stack } from '@fledge/ui/page.tsx'
import { IconDownload } from '@fledge/ui/icons/download.tsx'
import { paths } from '@fledge/contract/paths.ts'
import { useState } from 'react'
import { storeAccountClosing } from '../../shared/account-closing.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { buildEndpointUrl } from '../../platform/http/client.ts'
import { useNavigateTo } from '../../platform/router/link.tsx'
import { showFailure, useApiQuery, useApiMutation } from '../../platform/query/query.ts'
import { signOut, useUser } from '../../platform/shell/session.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import {
  type SuccessorChoices,
  Handover,
  toHandover,
  getDeactivationRefusal,
} from './deactivate-dialog.tsx'
import { MemberDialogButtons } from './dialog-buttons.tsx'

/** Data export and permanent account deletion. */
export function LeavePart() {
  return (
    <Stack narrow>
      <Card title={t('members.data.title')}>
        <Stack tight>
          <p>{t('members.data.text')}</p>
          <Group>
            <ExternalButtonLink
              href={buildEndpointUrl('accounts', 'exportMemberData')}
              icon={<IconDownload size={16} />}
              download
            >
              {t('members.data.act')}
            </ExternalButtonLink>
          </Group>
        </Stack>
      </Card>
      <LeaveCard />
    </Stack>
  )
}

function LeaveCard() {
  const [opened, setOpened] = useState(false)
  return (
    <Card title={t('members.leave.title')}>
      <Stack tight>
        <p>{t('members.leave.text')}</p>
        <Group>
          <Button tone="danger" onClick={() => setOpened(true)}>
            {t('members.leave.act')}
          </Button>
        </Group>
      </Stack>
      {opened ? <LeaveDialog onClose={() => setOpened(false)} /> : null}
    </Card>
  )
}

/** Requests deletion and redirects to the page that shows the date and how to cancel. */
function useLeaving() {
  const go = useNavigateTo()
  const erase = useApiMutation('accounts', 'eraseMember', {
    quiet: true,
    onDone: ({ payload }) =>
      void signOut().then(() => {
        storeAccountClosing({ at: payload.erase_at, side: 'company' })
        return go(paths.public.accountClosing)
      }),
    onFailed: (failure) => {
      if (!(failure instanceof ApiError) || Object.keys(failure.fields).length === 0)
        showFailure(failure)
    },
  })
  const fields = erase.error instanceof ApiError ? erase.error.fields : {}
  return { send: erase.mutate, isSending: erase.isPending, fields }
}

/** Form state, and why it can't be sent yet. */
function useLeaveForm() {
  const [choices, setChoices] = useState<SuccessorChoices>({})
  const [email, setEmail] = useState('')
  const list = useApiQuery('accounts', 'listOwnHandover', {}, { staleTime: 0 })
  const { send, isSending, fields } = useLeaving()
  const ahead = list.data?.payload
  const unconfirmed = email.trim() === '' ? t('members.leave.confirm') : null
  return {
    list,
    choices,
    setChoices,
    email,
    setEmail,
    fields,
    isSending,
    refused: getDeactivationRefusal(ahead, choices) ?? unconfirmed,
    send: () => send({ body: { email: email.trim(), handover: toHandover(ahead ?? [], choices) } }),
  }
}

/**
 * Lists what is deleted and when, reassigns interviews, and asks for the email address as
 * confirmation.
 */
function LeaveDialog({ onClose }: { readonly onClose: () => void }) {
  const form = useLeaveForm()
  return (
    <Dialog
      opened
      busy={form.isSending}
      onClose={onClose}
      title={t('members.leave.ask')}
      closeLabel={t('common.btn.close')}
      width={560}
      actions={
        <MemberDialogButtons
          label={t('members.leave.act')}
          tone="danger"
          busy={form.isSending}
          refused={form.refused}
          onSend={form.send}
          onClose={onClose}
        />
      }
    >
      <LeaveFields form={form} />
    </Dialog>
  )
}

function LeaveFields({ form }: { readonly form: ReturnType<typeof useLeaveForm> }) {
  const user = useUser()
  return (
    <Stack>
      <LeaveText />
      <Handover
        list={form.list}
        name={[user.first_name, user.last_name].filter(Boolean).join(' ')}
        choices={form.choices}
        fields={form.fields}
        onChange={form.setChoices}
      />
      <TextField
        label={t('members.leave.email')}
        type="email"
        autoComplete="off"
        value={form.email}
        onChange={(event) => form.setEmail(event.currentTarget.value)}
        error={form.fields['email']}
      />
    </Stack>
  )
}

function LeaveText() {
  return (
    <>
      <p>{t('members.leave.now')}</p>
      <p>{t('members.leave.then')}</p>
      <p>{t('members.leave.stays')}</p>
    </>
  )
}
