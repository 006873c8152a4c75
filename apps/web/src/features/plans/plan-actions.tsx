import { address, pages } from '@fledge/contract/pages.ts'
import { planMachine } from '@fledge/domain/plans/machine.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Checkbox } from '@fledge/ui/choice-fields.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { Group, Stack } from '@fledge/ui/page.tsx'
import { useState } from 'react'
import { ButtonLink, useGo } from '../../platform/link.tsx'
import { showToast } from '../../platform/notes.ts'
import { useCall } from '../../platform/query.ts'
import { say, t } from '../../platform/use-texts.ts'
import type { Plan } from './plan-form.ts'

const moves = ['publish', 'resume', 'restore', 'pause', 'archive', 'discard'] as const
type Move = (typeof moves)[number]
const statusOf = {
  publish: 'ACTIVE',
  resume: 'ACTIVE',
  restore: 'ACTIVE',
  pause: 'PAUSED',
  archive: 'ARCHIVED',
  discard: 'DISCARDED',
} as const satisfies Record<Move, string>

/** What can be done with a plan now. A move of its status that this member or company may not make is there and says why. */
export function PlanActions({ plan }: { readonly plan: Plan }) {
  const go = useGo()
  const [asked, setAsked] = useState<'archive' | 'discard'>()
  const [moving, setMoving] = useState<Move>()
  const move = useCall('plans', 'changePlanStatus', {
    onFailed: () => setMoving(undefined),
    onOvertaken: () => setAsked(undefined),
  })
  const act = (name: Move, closeThem = false) => {
    setMoving(name)
    move.mutate(
      {
        body: {
          id: plan.uuid,
          status: statusOf[name],
          expected_status: plan.status,
          ...(closeThem ? { close_candidatures: true } : {}),
        },
      },
      {
        onSuccess: () => {
          setMoving(undefined)
          setAsked(undefined)
          showToast(t(`plans.moved.${name}`))
          if (name === 'discard') void go(address(pages.company.plans), { replace: true })
        },
      },
    )
  }
  const open = moves.filter((name) => planMachine.can(name, plan.status, 'company'))
  return (
    <Group>
      {open.toReversed().map((name) => {
        const why = refusalOf(plan, name)
        const asks = name === 'archive' || name === 'discard'
        return (
          <Button
            key={name}
            tone={
              why === null && (name === 'publish' || name === 'resume' || name === 'restore')
                ? 'primary'
                : 'plain'
            }
            busy={moving === name}
            refused={why}
            onClick={() => (asks ? setAsked(name) : act(name))}
          >
            {t(`plans.move.${name}`)}
          </Button>
        )
      })}
      {plan.may.edit === true ? (
        <ButtonLink to={address(pages.company.newPlan, {}, { plan: plan.uuid })}>
          {t('plans.move.edit')}
        </ButtonLink>
      ) : null}
      <ArchiveDialog
        plan={plan}
        opened={asked === 'archive'}
        busy={move.isPending}
        onClose={() => setAsked(undefined)}
        onYes={(closeThem) => act('archive', closeThem)}
      />
      <Dialog
        opened={asked === 'discard'}
        onClose={() => setAsked(undefined)}
        title={t('plans.discard.title')}
        closeLabel={t('common.btn.close')}
        actions={
          <>
            <Button tone="danger" busy={move.isPending} onClick={() => act('discard')}>
              {t('plans.move.discard')}
            </Button>
            <Button onClick={() => setAsked(undefined)}>{t('plans.discard.keep')}</Button>
          </>
        }
      >
        {t('plans.discard.text')}
      </Dialog>
    </Group>
  )
}

/** Open candidatures do not refuse archiving here: the dialog asks about them. */
function refusalOf(plan: Plan, name: Move): string | null {
  const may = plan.may[name]
  if (may === true || (name === 'archive' && may === 'errors.PLAN_HAS_OPEN_CANDIDATURES'))
    return null
  return say(may)
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
      onClose={onClose}
      title={t('plans.archive.title')}
      closeLabel={t('common.btn.close')}
      actions={
        <>
          <Button onClick={onClose}>{t('common.btn.cancel')}</Button>
          <Button
            tone="primary"
            busy={busy}
            refused={waits ? say('errors.PLAN_HAS_OPEN_CANDIDATURES') : null}
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
            checked={closeThem}
            onChange={(event) => setCloseThem(event.currentTarget.checked)}
          />
        ) : null}
      </Stack>
    </Dialog>
  )
}
