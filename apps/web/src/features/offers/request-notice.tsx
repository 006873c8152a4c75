import { Button } from '@fledge/ui/button.tsx'
import { Group } from '@fledge/ui/page.tsx'
import { IconAlertTriangle } from '@fledge/ui/icons/alert-triangle.tsx'
import { t } from '../../platform/i18n/use-texts.ts'
import type { OfferRequest } from './offer-request.ts'
import styles from './offer-steps.module.css'

interface NoticeProps {
  readonly request: OfferRequest
  /** Sends the same request again; the input is unchanged. */
  readonly onAgain: () => void
  /** Shows the existing offer after a conflict. */
  readonly onShow: () => void
}

/** Error of a step with the server's message and the available actions. The input is kept. */
export function RequestNotice({ request, onAgain, onShow }: NoticeProps) {
  if (!('message' in request)) return null
  const isOvertaken = request.status === 409
  return (
    <div role="alert" className={styles['notice']} data-status={request.status}>
      <IconAlertTriangle size={18} aria-hidden />
      <div>
        <b>{request.message}</b>
        <p>
          {isOvertaken
            ? t('offerScreen.request.overtaken')
            : request.isEmptied
              ? t('offerScreen.request.emptied')
              : t('offerScreen.request.failed')}
        </p>
        <Group>
          {isOvertaken ? (
            <Button size="small" onClick={onShow}>
              {t('offerScreen.request.show')}
            </Button>
          ) : (
            <Button size="small" onClick={onAgain}>
              {t('common.btn.tryAgain')}
            </Button>
          )}
        </Group>
      </div>
    </div>
  )
}
