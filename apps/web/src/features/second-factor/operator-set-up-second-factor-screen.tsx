import { buildPath, paths } from '@fledge/contract/paths.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Card } from '@fledge/ui/card.tsx'
import { Group, PageHeader, Stack } from '@fledge/ui/page.tsx'
import { useNavigateTo } from '../../platform/router/link.tsx'
import { renewSession } from '../../platform/shell/session.ts'
import { useTitle } from '../../platform/shell/title.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { isFactorCodeComplete } from '../../shared/factor-code-field.tsx'
import { AppSecretStep } from './app-secret-step.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { type SetUp, useSetUp } from './use-set-up.ts'

/** Set-up of the second factor by operators whose time to do so is over. */
export default function OperatorSetUpSecondFactorScreen() {
  useTitle(t('secondFactor.required.title'))
  const setUp = useSetUp()
  return (
    <Stack narrow centred>
      <PageHeader title={t('secondFactor.required.title')} text={t('secondFactor.required.text')} />
      <SetUpCard setUp={setUp} />
    </Stack>
  )
}

function SetUpCard({ setUp }: { readonly setUp: SetUp }) {
  const { secret, codes, start, isStarting, state } = setUp
  if (codes) return <CodesCard codes={codes} />
  if (!secret)
    return (
      <Group>
        <Button tone="primary" size="large" busy={isStarting} onClick={start}>
          {t('secondFactor.setUp')}
        </Button>
      </Group>
    )
  return (
    <Card
      foot={
        <Button
          tone="primary"
          busy={state.busy}
          disabled={!isFactorCodeComplete(state)}
          onClick={() => state.send(state.code)}
        >
          {t('secondFactor.setUp.action')}
        </Button>
      }
    >
      <AppSecretStep secret={secret} state={state} />
    </Card>
  )
}

function CodesCard({ codes }: { readonly codes: readonly string[] }) {
  const go = useNavigateTo()
  const finish = async () => {
    await renewSession()
    await go(buildPath(paths.operator.dashboard), { replace: true })
  }
  return (
    <Card
      title={t('secondFactor.codes.title')}
      foot={
        <Button tone="primary" onClick={() => void finish()}>
          {t('secondFactor.codes.done')}
        </Button>
      }
    >
      <RecoveryCodes codes={codes} />
    </Card>
  )
}
