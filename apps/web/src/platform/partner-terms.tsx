import type { BatchView } from '@fledge/contract/batches/schema.ts'
import { address, pages } from '@fledge/contract/pages.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Checkbox } from '@fledge/ui/choice-fields.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { useState } from 'react'
import { Link } from './link.tsx'
import { Rich } from './rich.tsx'
import { t } from './use-texts.ts'

interface TermsDialogProps {
  readonly batch: BatchView
  readonly busy: boolean
  readonly onAccept: () => void
  readonly onClose: () => void
}

/** A partner's batch is taken with the partner's terms: read, ticked, and kept with version and time. */
export function PartnerTermsDialog({ batch, busy, onAccept, onClose }: TermsDialogProps) {
  const [accepted, setAccepted] = useState(false)
  const [missing, setMissing] = useState(false)
  const partner = batch.partner?.name ?? ''
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('partnerTerms.title', { batch: batch.name })}
      closeLabel={t('common.btn.close')}
      actions={
        <>
          <Button onClick={onClose}>{t('common.btn.cancel')}</Button>
          <Button
            tone="primary"
            busy={busy}
            onClick={() => (accepted ? onAccept() : setMissing(true))}
          >
            {t('partnerTerms.do')}
          </Button>
        </>
      }
    >
      <Stack tight>
        <p>{t('partnerTerms.text', { partner })}</p>
        <PartnerTermsBox
          partner={partner}
          accepted={accepted}
          error={missing && !accepted}
          onChange={setAccepted}
        />
      </Stack>
    </Dialog>
  )
}

export function PartnerTermsBox({
  partner,
  accepted,
  error,
  onChange,
}: {
  readonly partner: string
  readonly accepted: boolean
  readonly error: boolean
  readonly onChange: (accepted: boolean) => void
}) {
  return (
    <Checkbox
      checked={accepted}
      error={error ? t('partnerTerms.missing') : undefined}
      onChange={(event) => onChange(event.currentTarget.checked)}
      label={
        <Rich
          text={t('partnerTerms.accept', { partner })}
          parts={{ terms: (words) => <Link to={address(pages.intern.termsPartner)}>{words}</Link> }}
        />
      }
    />
  )
}
