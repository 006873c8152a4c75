import { buildPath, paths } from '@fledge/contract/paths.ts'
import {
  type CompanyPlanTransition,
  companyPlanTransitions,
  getPlanTarget,
  planMachine,
  type PlanTarget,
} from '@fledge/domain/plans/machine.ts'
import { planStatuses } from '@fledge/domain/plans/types.ts'
import { canTakeCandidates } from '@fledge/domain/plans/rules.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Checkbox } from '@fledge/ui/choice-fields.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { Group, Stack } from '@fledge/ui/page.tsx'
import { useState } from 'react'
import { ButtonLink, useNavigateTo } from '../../platform/router/link.tsx'
import { showToast } from '../../platform/shell/toasts.ts'
import { changeResult } from '../../platform/query/pending-changes.ts'
import { useApiMutation } from '../../platform/query/query.ts'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import type { Plan } from './plan-form.ts'

type ConfirmedAction = 'archive' | 'discard'
const isConfirmedAction = (name: CompanyPlanTransition): name is ConfirmedAction =>
  name === 'archive' || name === 'discard'
const isPrimaryAction = (name: CompanyPlanTransition) => {
  const { to } = planMachine.transitions[name]
  return to !== null && canTakeCandidates(to)
}

const changedStatus = [
  changeResult(
    'plans',
    'getPlan',
    (plan, { body }: { readonly body: { readonly id: string; readonly status: PlanTarget } }) => {
      // A discarded draft has none.
      const status = planStatuses.find((known) => known === body.status)
      return status !== undefined && plan.payload.uuid === body.id
        ? { ...plan, payload: { ...plan.payload, status } }
        : plan
    },
  ),
]

/** Changes a plan's status, after confirmation where required. */
function usePlanActions(plan: Plan) {
  const go = useNavigateTo()
  const [confirming, setConfirming] = useState<ConfirmedAction>()
  const [moving, setMoving] = useState<CompanyPlanTransition>()
  const move = useApiMutation('plans', 'changePlanStatus', {
    optimistic: changedStatus,
    onFailed: () => setMoving(undefined),
    onOvertaken: () => setConfirming(undefined),
  })
  const act = (name: CompanyPlanTransition, closeThem = false) => {
    setMoving(name)
    move.mutate(
      {
        body: {
          id: plan.uuid,
          status: getPlanTarget(name),
          expected_status: plan.status,
          ...(closeThem ? { close_candidatures: true } : {}),
        },
      },
      {
        onSuccess: () => {
          setMoving(undefined)
          setConfirming(undefined)
          showToast(t(`plans.moved.${name}`))
          if (name === 'discard') void go(buildPath(paths.company.plans), { replace: true })
        },
      },
    )
  }
  // What may be done in the new status is known once the server says it.
  const knownStatus = move.isPending ? move.variables.body.expected_status : undefined
  return {
    confirming,
    setConfirming,
    moving,
    isPending: move.isPending,
    status: knownStatus ?? plan.status,
    act,
  }
}

/**
 * Available actions for a plan. Status changes that are not allowed are disabled with the reason.
 */
export function PlanActions({ plan }: { readonly plan: Plan }) {
  const { confirming, setConfirming, moving, isPending, status, act } = usePlanActions(plan)
  const open = companyPlanTransitions.filter((name) => planMachine.can(name, status, 'company'))
  const close = () => setConfirming(undefined)
  return (
    <Group>
      {open.toReversed().map((name) => (
        <PlanActionButton
          key={name}
          name={name}
          busy={moving === name}
          refused={getActionRefusal(plan, name)}
          onPress={() => (isConfirmedAction(name) ? setConfirming(name) : act(name))}
        />
      ))}
      {plan.may.edit === true ? (
        <ButtonLink to={buildPath(paths.company.newPlan, {}, { plan: plan.uuid })}>
          {t('plans.move.edit')}
        </ButtonLink>
      ) : null}
      <ArchiveDialog
        plan={plan}
        opened={confirming === 'archive'}
        busy={isPending}
        onClose={close}
        onYes={(closeThem) => act('archive', closeThem)}
      />
      <DiscardDialog
        opened={confirming === 'discard'}
        busy={isPending}
        onClose={close}
        onYes={() => act('discard')}
      />
    </Group>
  )
}

interface PlanActionButtonProps {
  readonly name: CompanyPlanTransition
  readonly busy: boolean
  readonly refused: string | null
  readonly onPress: () => void
}

const PlanActionButton = ({ name, busy, refused, onPress }: PlanActionButtonProps) => (
  <Button
    tone={refused === null && isPrimaryAction(name) ? 'primary' : 'plain'}
    busy={busy}
    disabledReason={refused}
    onClick={onPress}
  >
    {t(`plans.move.${name}`)}
  </Button>
)

interface DiscardProps {
  readonly opened: boolean
  readonly busy: boolean
  readonly onClose: () => void
  readonly onYes: () => void
}

function DiscardDialog({ opened, busy, onClose, onYes }: DiscardProps) {
  return (
    <Dialog
      opened={opened}
      busy={busy}
      onClose={onClose}
      title={t('plans.discard.title')}
      closeLabel={t('common.btn.close')}
      actions={
        <>
          <Button tone="danger" busy={busy} onClick={onYes}>
            {t('plans.move.discard')}
          </Button>
          <Button disabled={busy} onClick={onClose}>
            {t('plans.discard.keep')}
          </Button>
        </>
      }
    >
      {t('plans.discard.text')}
    </Dialog>
  )
}

/**
 * Returns why an action is disabled. Open candidatures don't disable archiving; its dialog asks
 * about them.
 */
function getActionRefusal(plan: Plan, name: CompanyPlanTransition): string | null {
  const may = plan.may[name]
  if (may === true || (name === 'archive' && may === 'errors.PLAN_HAS_OPEN_CANDIDATURES'))
    return null
  return translateKey(may)
}

interface ArchiveProps {
  readonly plan: Plan
  readonly opened: boolean
  readonly busy: boolean
  readonly onClose: () => void
  readonly onYes: (closeThem: boolean) => void
}

function ArchiveDialog({ plan, opened, busy, onClose, onYes }: ArchiveProps) {
  const [closeThem, setCloseThem] = useState(false)
  const waits = plan.open_candidatures > 0 && !closeThem
  return (
    <Dialog
      opened={opened}
      busy={busy}
      onClose={onClose}
      title={t('plans.archive.title')}
      closeLabel={t('common.btn.close')}
      actions={
        <>
          <Button disabled={busy} onClick={onClose}>
            {t('common.btn.cancel')}
          </Button>
          <Button
            tone="primary"
            busy={busy}
            disabledReason={waits ? translateKey('errors.PLAN_HAS_OPEN_CANDIDATURES') : null}
            onClick={() => onYes(closeThem)}
          >
            {t('plans.move.archive')}
          </Button>
        </>
      }
    >
      <Stack tight>
        <p>{t('plans.archive.text')}</p>
        {plan.open_candidatures > 0 ? (
          <Checkbox
            label={t('plans.archive.close', { count: plan.open_candidatures })}
            hint={t('plans.archive.credits')}
            checked={closeThem}
            onChange={(event) => setCloseThem(event.currentTarget.checked)}
          />
        ) : null}
      </Stack>
    </Dialog>
  )
}
