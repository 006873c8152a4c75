import { creditCan } from '@fledge/domain/credits/can.ts'
import type { CompanyStatus } from '@fledge/domain/companies/types.ts'
import { hasOperatorAccess } from '@fledge/domain/sessions/operator-access.ts'
import { Button } from '@fledge/ui/button.tsx'
import { useState } from 'react'
import frame from '../platform/list/review-frame.module.css'
import { t, translateKey } from '../platform/i18n/use-texts.ts'
import { CorrectCreditsDialog } from './correct-credits-dialog.tsx'
import { useOperatorRole } from './permitted-link.tsx'

/** Whether the signed-in operator may grant credits and revoke them. */
export const useMayCorrectCredits = () => hasOperatorAccess(useOperatorRole(), 'operator:finance')

interface CorrectCreditsProps {
  readonly companyId: string
  readonly company: string
  readonly status: CompanyStatus
}

/** Opens the correction of a company's credits; nothing for those who may not correct them. */
export function CorrectCredits({ companyId, company, status }: CorrectCreditsProps) {
  const [isOpen, setOpen] = useState(false)
  const decision = creditCan.refusedFor({ status })
  if (!useMayCorrectCredits()) return null
  return (
    <>
      <p className={frame['acts']} data-reasons="shown">
        <Button
          size="small"
          disabledReason={decision.allowed ? null : translateKey(decision.messageKey)}
          onClick={() => setOpen(true)}
        >
          {t('creditsScreen.correct')}
        </Button>
      </p>
      {isOpen ? (
        <CorrectCreditsDialog
          companyId={companyId}
          company={company}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  )
}
