import { accountEndpoints } from '@fledge/contract/accounts/endpoints.ts'
import { paths } from '@fledge/contract/paths.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Card } from '@fledge/ui/card.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { TextField } from '@fledge/ui/fields.tsx'
import { Group, Stack } from '@fledge/ui/page.tsx'
import { useState } from 'react'
import { storeAccountClosing } from '../../shared/account-closing.ts'
import { client } from '../../platform/http/client.ts'
import { RefundNotice } from '../../shared/refund-notice.tsx'
import { type ContractForm, useContractForm } from '../../platform/forms/forms.ts'
import { useNavigateTo } from '../../platform/router/link.tsx'
import { signOut } from '../../platform/shell/session.ts'
import { t } from '../../platform/i18n/use-texts.ts'

/**
 * Requests permanent deletion: the account is hidden immediately and erased after a grace period in
 * which signing in cancels the request.
 */
export function EraseCard() {
  const [opened, setOpened] = useState(false)
  return (
    <Card title={t('accounts.erase.title')}>
      <Stack tight>
        <p>{t('accounts.erase.text')}</p>
        <Group>
          <Button tone="danger" onClick={() => setOpened(true)}>
            {t('accounts.erase.act')}
          </Button>
        </Group>
      </Stack>
      {opened ? <EraseDialog onClose={() => setOpened(false)} /> : null}
    </Card>
  )
}

function EraseDialog({ onClose }: { readonly onClose: () => void }) {
  const go = useNavigateTo()
  const { form, submit, sending } = useContractForm({
    schema: accountEndpoints.eraseAccount.body,
    values: { email: '' },
    send: async (body) => {
      const { payload } = await client.accounts.eraseAccount({ body })
      await signOut()
      storeAccountClosing({ at: payload.erase_at, side: 'intern' })
      await go(paths.public.accountClosing)
    },
  })
  return (
    <Dialog
      opened
      busy={sending}
      onClose={onClose}
      title={t('accounts.erase.ask')}
      closeLabel={t('common.btn.close')}
      actions={
        <>
          <Button tone="quiet" disabled={sending} onClick={onClose}>
            {t('common.btn.cancel')}
          </Button>
          <Button tone="danger" busy={sending} onClick={() => submit()}>
            {t('accounts.erase.act')}
          </Button>
        </>
      }
    >
      <form onSubmit={submit} noValidate>
        <EraseFields form={form} />
      </form>
    </Dialog>
  )
}

/** What is deleted and when, and a field in which users confirm with their email address. */
function EraseFields({
  form,
}: Pick<ContractForm<typeof accountEndpoints.eraseAccount.body>, 'form'>) {
  return (
    <Stack tight>
      <p>{t('accounts.erase.now')}</p>
      <p>{t('accounts.erase.then')}</p>
      <p>{t('accounts.erase.stays')}</p>
      <RefundNotice of="all" isKept />
      <TextField
        label={t('accounts.erase.email')}
        type="email"
        autoComplete="off"
        {...form.register('email')}
        error={form.formState.errors.email?.message}
      />
    </Stack>
  )
}
