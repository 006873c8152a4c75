import type { BatchView } from '@fledge/contract/batches/schema.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { useState } from 'react'
import { BatchTerms } from './batch-terms.tsx'
import { useNow } from '../platform/time/clock.ts'
import { formatMonthAndYear } from './format-match.ts'
import { PartnerTermsBox } from './partner-terms.tsx'
import { listStartMonthOptions } from './start-months.ts'
import { t } from '../platform/i18n/use-texts.ts'

interface TakeSeatProps {
  readonly batch: BatchView
  /** MM/YYYY, the previous preference. */
  readonly startMonth: string | null
  readonly busy: boolean
  readonly onAccept: () => void
  readonly onClose: () => void
}

/**
 * Asks for confirmation before taking a seat: dates, price and who pays, what changes, and a
 * partner's terms if the batch has a partner.
 */
export function TakeSeatDialog({ batch, startMonth, busy, onAccept, onClose }: TakeSeatProps) {
  const [accepted, setAccepted] = useState(batch.partner === null)
  const [missing, setMissing] = useState(false)
  const moved = useMovedMonthNotice(batch, startMonth)
  return (
    <Dialog
      opened
      onClose={onClose}
      title={t('takeSeat.title', { batch: batch.name })}
      closeLabel={t('common.btn.close')}
      actions={
        <>
          <Button onClick={onClose}>{t('common.btn.cancel')}</Button>
          <Button
            tone="primary"
            busy={busy}
            onClick={() => (accepted ? onAccept() : setMissing(true))}
          >
            {batch.partner ? t('partnerTerms.do') : t('takeSeat.do')}
          </Button>
        </>
      }
    >
      <Stack tight>
        <BatchTerms batch={batch} />
        {moved ? <p>{moved}</p> : null}
        {batch.partner ? (
          <PartnerTermsBox
            partner={batch.partner.name}
            accepted={accepted}
            error={missing && !accepted}
            onChange={setAccepted}
          />
        ) : null}
      </Stack>
    </Dialog>
  )
}

/** Returns a sentence about what happens to a start month that the batch does not have. */
function useMovedMonthNotice(batch: BatchView, startMonth: string | null): string | null {
  const months = listStartMonthOptions(batch, useNow())
  const [first] = months
  if (!startMonth || !first || months.some((month) => month.value === startMonth)) return null
  return t('takeSeat.startMoves', { from: formatMonthAndYear(startMonth), to: first.label })
}
