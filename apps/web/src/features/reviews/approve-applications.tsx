import { Button } from '@fledge/ui/button.tsx'
import { useState } from 'react'
import { t } from '../../platform/i18n/use-texts.ts'
import { useBulkResult } from '../../platform/list/use-bulk-result.tsx'
import { ApproveApplicationsDialog } from './approve-applications-dialog.tsx'

/** The button of the bulk approval, with its dialogs. */
export function ApproveApplications() {
  const [isOpen, setOpen] = useState(false)
  const result = useBulkResult((count) => t('reviews.bulk.count', { count }))
  return (
    <>
      <Button wide onClick={() => setOpen(true)}>
        {t('reviews.bulk.open')}
      </Button>
      {isOpen ? (
        <ApproveApplicationsDialog onClose={() => setOpen(false)} onApproved={result.show} />
      ) : null}
      {result.dialog}
    </>
  )
}
