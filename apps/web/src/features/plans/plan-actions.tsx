import { address, pages } from '@fledge/contract/pages.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { Group } from '@fledge/ui/page.tsx'
import { useState } from 'react'
import type { Payload } from '../../platform/client.ts'
import { ButtonLink } from '../../platform/link.tsx'
import { showToast } from '../../platform/notes.ts'
import { useCall } from '../../platform/query.ts'
import { say, t } from '../../platform/use-texts.ts'

type Plan = Payload<'plans', 'listPlans'>[number]
const moves = ['publish', 'pause', 'resume', 'restore', 'archive', 'discard'] as const
type Move = (typeof moves)[number]
const target = { publish: 'ACTIVE', resume: 'ACTIVE', restore: 'ACTIVE', pause: 'PAUSED', archive: 'ARCHIVED', discard: 'DISCARDED' } as const
/** A move that the plan's state does not know is not shown; one that is refused for another reason says it. */
const shown = (may: true | string) => may !== 'errors.ILLEGAL_TRANSITION'

/** The moves open to a plan; archiving with open candidates asks first. */
export function PlanActions({ plan, onGone }: { readonly plan: Plan; readonly onGone?: () => void }) {
  const [asking, setAsking] = useState(false)
  const move = useCall('plans', 'changePlanStatus')
  const act = (name: Move, close = false) => {
    if (name === 'archive' && plan.open_candidatures > 0 && !close) return setAsking(true)
    setAsking(false)
    move.mutate({ body: { id: plan.uuid, status: target[name], close_candidatures: close } }, { onSuccess: () => { showToast(t(`plans.done.${name}`)); if (name === 'discard') onGone?.() } })
  }
  const refusalOf = (name: Move) => {
    const may = plan.may[name]
    // Open candidates do not forbid it: the dialog asks whether to close them.
    return may === true || (name === 'archive' && may === 'errors.PLAN_HAS_OPEN_CANDIDATURES') ? null : say(may)
  }
  return (
    <Group>
      {plan.may.edit === true ? <ButtonLink size="small" to={address(pages.company.newPlan, {}, { id: plan.uuid })} aria-label={`${t('plans.act.edit')}: ${plan.name}`}>{t('plans.act.edit')}</ButtonLink> : null}
      {moves.filter((name) => shown(plan.may[name])).map((name) => (
        <Button key={name} size="small" tone={name === 'publish' ? 'primary' : name === 'discard' ? 'danger' : 'plain'} busy={move.isPending} refused={refusalOf(name)} aria-label={`${t(`plans.act.${name}`)}: ${plan.name}`} onClick={() => act(name)}>{t(`plans.act.${name}`)}</Button>
      ))}
      <Dialog opened={asking} onClose={() => setAsking(false)} title={t('plans.close.title')} closeLabel={t('common.btn.close')} actions={<><Button onClick={() => setAsking(false)}>{t('common.btn.cancel')}</Button><Button tone="danger" onClick={() => act('archive', true)}>{t('plans.close.act')}</Button></>}>
        <p>{t('plans.close.text', { count: plan.open_candidatures })}</p>
      </Dialog>
    </Group>
  )
}
