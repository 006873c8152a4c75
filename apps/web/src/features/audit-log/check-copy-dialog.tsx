import { Dialog } from '@fledge/ui/dialog.tsx'
import { TextField } from '@fledge/ui/fields.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { useState } from 'react'
import { t } from '../../platform/i18n/use-texts.ts'
import { showFailure } from '../../platform/query/query.ts'
import { isGenuineCopy } from './check-copy.ts'

/** Tells whether a file is an unchanged copy of the log. */
export function CheckCopyDialog({ onClose }: { readonly onClose: () => void }) {
  const [isGenuine, setIsGenuine] = useState<boolean | null>(null)
  const check = (file: File | undefined) => {
    setIsGenuine(null)
    if (file) isGenuineCopy(file).then(setIsGenuine, showFailure)
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('auditLogScreen.check.title')}
      closeLabel={t('common.btn.close')}
    >
      <Stack>
        <p>{t('auditLogScreen.check.text')}</p>
        <TextField
          type="file"
          accept=".csv,text/csv"
          label={t('auditLogScreen.check.file')}
          error={isGenuine === false ? t('auditLogScreen.check.changed') : undefined}
          onChange={(event) => check(event.currentTarget.files?.[0])}
        />
        <p role="status">{isGenuine ? t('auditLogScreen.check.genuine') : null}</p>
      </Stack>
    </Dialog>
  )
}
