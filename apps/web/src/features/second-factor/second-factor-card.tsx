import { Badge } from '@fledge/ui/badge.tsx'
import { Button } from '@fledge/ui/button.tsx'
import { Card, Meta } from '@fledge/ui/card.tsx'
import { Group, Stack } from '@fledge/ui/page.tsx'
import { SkeletonLines } from '@fledge/ui/states.tsx'
import { useState } from 'react'
import { client, type Payload } from '../../platform/http/client.ts'
import { QueryResult } from '../../platform/query/query-result.tsx'
import { invalidateEndpoints, useApiQuery } from '../../platform/query/query.ts'
import { useUser, useZone } from '../../platform/shell/session.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { formatTimeInSentence, useNow } from '../../platform/time/clock.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { CodeDialog } from './code-dialog.tsx'
import styles from './second-factor.module.css'
import { CodesDialog } from './codes-dialog.tsx'
import { SetUpDialog } from './set-up-dialog.tsx'
import { useSetUp } from './use-set-up.ts'

type SecondFactor = Payload<'secondFactor', 'getSecondFactor'>

/** The user's second factor: set it up, replace its recovery codes, turn it off. */
export function SecondFactorCard() {
  const factor = useApiQuery('secondFactor', 'getSecondFactor')
  const setUp = useSetUp()
  const { secret } = setUp
  return (
    <Card title={t('secondFactor.title')}>
      <Stack tight>
        <p className={styles['text']}>{t('secondFactor.text')}</p>
        <QueryResult
          of={factor}
          name={t('secondFactor.title')}
          loading={<SkeletonLines lines={2} label={t('secondFactor.title')} />}
        >
          {(loaded) =>
            loaded.set_up_at ? (
              <FactorInUse factor={loaded} since={loaded.set_up_at} />
            ) : (
              <Group>
                <Button tone="primary" busy={setUp.isStarting} onClick={setUp.start}>
                  {t('secondFactor.setUp')}
                </Button>
                <Badge tone="slate">{t('secondFactor.off')}</Badge>
              </Group>
            )
          }
        </QueryResult>
      </Stack>
      {secret ? <SetUpDialog setUp={setUp} secret={secret} /> : null}
    </Card>
  )
}

interface FactorInUseProps {
  readonly factor: SecondFactor
  readonly since: string
}

function FactorInUse({ factor, since }: FactorInUseProps) {
  const [zone, now] = [useZone(), useNow()]
  const [dialog, setDialog] = useState<'turnOff' | 'renew' | null>(null)
  const close = () => setDialog(null)
  return (
    <>
      <Group>
        <Badge tone="teal">{t('secondFactor.on')}</Badge>
        <Meta>
          {[
            t('secondFactor.since', { when: formatTimeInSentence(since, zone, now) }),
            t('secondFactor.codesLeft', { count: factor.recovery_codes_left }),
          ].join(' · ')}
        </Meta>
      </Group>
      <Group>
        <Button size="small" onClick={() => setDialog('renew')}>
          {t('secondFactor.renew')}
        </Button>
        <Button size="small" tone="quiet" onClick={() => setDialog('turnOff')}>
          {t('secondFactor.turnOff')}
        </Button>
      </Group>
      {dialog === 'turnOff' ? <TurnOffDialog onClose={close} /> : null}
      {dialog === 'renew' ? <RenewDialog onClose={close} /> : null}
    </>
  )
}

const refresh = () => invalidateEndpoints(['getSecondFactor', 'checkToken'])

function TurnOffDialog({ onClose }: { readonly onClose: () => void }) {
  const isOperator = useUser().type === 'O'
  return (
    <CodeDialog
      title={t('secondFactor.turnOff.title')}
      text={[
        t('secondFactor.turnOff.text'),
        ...(isOperator ? [t('secondFactor.turnOff.operator')] : []),
      ].join(' ')}
      action={t('secondFactor.turnOff')}
      tone="danger"
      onSend={async (code) => {
        await client.secondFactor.turnOffSecondFactor({ body: { code } })
        showToast(t('secondFactor.turnOff.done'))
        onClose()
        await refresh()
      }}
      onClose={onClose}
    />
  )
}

function RenewDialog({ onClose }: { readonly onClose: () => void }) {
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (codes) return <CodesDialog codes={codes} onClose={onClose} />
  return (
    <CodeDialog
      title={t('secondFactor.renew.title')}
      text={t('secondFactor.renew.text')}
      action={t('secondFactor.renew')}
      onSend={async (code) => {
        const { payload } = await client.secondFactor.renewRecoveryCodes({ body: { code } })
        setCodes(payload.recovery_codes)
        await refresh()
      }}
      onClose={onClose}
    />
  )
}
