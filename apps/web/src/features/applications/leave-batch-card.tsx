import { withdrawApplicationReasons } from '@fledge/domain/applications/reasons.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Card } from '@fledge/ui/card.tsx'
import { Group, Stack } from '@fledge/ui/page.tsx'
import { useState } from 'react'
import { RefundNotice } from '../../shared/refund-notice.tsx'
import { showToast } from '../../platform/shell/toasts.ts'
import { useApiMutation } from '../../platform/query/query.ts'
import { ReasonDialog } from '../../platform/forms/reason-dialog.tsx'
import { renewSession } from '../../platform/shell/session.ts'
import { t } from '../../platform/i18n/use-texts.ts'

interface LeaveBatchCardProps {
  readonly application: string
  readonly batch: string
  readonly isSent: boolean
}

/**
 * Leaves the batch: the application ends, the seat is released and the intern can choose another
 * batch.
 */
export function LeaveBatchCard({ application, batch, isSent }: LeaveBatchCardProps) {
  const [asking, setAsking] = useState(false)
  const leave = useApiMutation('applications', 'withdrawApplication', {
    onDone: () => {
      setAsking(false)
      showToast(t('applications.leave.done'))
      void renewSession()
    },
  })
  return (
    <Card title={t('applications.leave.title')}>
      <Stack tight>
        <p>{t(isSent ? 'applications.leave.textSent' : 'applications.leave.text')}</p>
        <Group>
          <Button tone="danger" onClick={() => setAsking(true)}>
            {t('applications.leave.act')}
          </Button>
        </Group>
      </Stack>
      {asking ? (
        <ReasonDialog
          title={t('applications.leave.ask', { batch })}
          text={t(isSent ? 'applications.leave.textSent' : 'applications.leave.text')}
          more={<RefundNotice of={{ application }} />}
          reasons={withdrawApplicationReasons}
          act={t('applications.leave.act')}
          noteLabel={t('applications.leave.note')}
          busy={leave.isPending}
          onSend={(body) => leave.mutate({ body: body })}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </Card>
  )
}
