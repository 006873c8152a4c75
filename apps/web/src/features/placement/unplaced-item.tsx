import { buildPath, paths } from '@fledge/contract/paths.ts'
import type { UnplacedIntern } from '@fledge/contract/placement/schema.ts'
import { weekDays } from '@fledge/domain/today/types.ts'
import { dayMs } from '@fledge/kernel/dates.ts'
import { Button } from '@fledge/ui/button.tsx'
import { CardListItem, Meta } from '@fledge/ui/card.tsx'
import { Checkbox } from '@fledge/ui/choice-fields.tsx'
import { Group } from '@fledge/ui/page.tsx'
import { Joined, Rich } from '../../platform/i18n/rich.tsx'
import { t, translateKey } from '../../platform/i18n/use-texts.ts'
import { Link } from '../../platform/router/link.tsx'
import { useZone } from '../../platform/shell/session.ts'
import {
  formatAgo,
  formatDayInSentence,
  formatTimeInSentence,
  useNow,
} from '../../platform/time/clock.ts'
import { CompanyLink } from '../../shared/permitted-link.tsx'

interface UnplacedItemProps {
  readonly intern: UnplacedIntern
  readonly isSelected: boolean
  readonly onSelect: (isSelected: boolean) => void
  readonly onNudge: () => void
  readonly onFind: () => void
}

/** An approved intern without a placement: time left, the last step, and whose turn it is. */
export function UnplacedItem({ intern, isSelected, ...on }: UnplacedItemProps) {
  return (
    <CardListItem
      end={
        <Group>
          <Button
            size="small"
            disabledReason={intern.may.nudge === true ? null : translateKey(intern.may.nudge)}
            onClick={on.onNudge}
          >
            {t('placementScreen.nudge')}
          </Button>
          <Button size="small" onClick={on.onFind}>
            {t('placementScreen.openings')}
          </Button>
        </Group>
      }
    >
      <Checkbox
        label={
          <Link to={buildPath(paths.operator.person, { id: intern.user_id })}>{intern.name}</Link>
        }
        aria-label={t('placementScreen.select', { name: intern.name })}
        checked={isSelected}
        onChange={(event) => on.onSelect(event.currentTarget.checked)}
      />
      <Meta>{[intern.batch_name, intern.career_field].filter(Boolean).join(' · ')}</Meta>
      <Deadline at={intern.placement_ends_at} />
      <LastStep intern={intern} />
    </CardListItem>
  )
}

function Deadline({ at }: { readonly at: string | null }) {
  const [zone, now] = [useZone(), useNow()]
  if (at === null) return <Meta>{t('placementScreen.noDeadline')}</Meta>
  const leftMs = Date.parse(at) - now.getTime()
  const when = formatDayInSentence(at, zone, now)
  return (
    <Meta due={leftMs <= weekDays * dayMs}>
      {leftMs > 0 ? t('placementScreen.deadline', { when }) : t('placementScreen.closed', { when })}
    </Meta>
  )
}

function LastStep({ intern }: { readonly intern: UnplacedIntern }) {
  const [zone, now] = [useZone(), useNow()]
  const values = { step: formatStep(intern.step), when: formatAgo(intern.step_at, now) }
  const { company_id: id, company_name: company } = intern
  const side = t(`placementScreen.side.${intern.side}`)
  const parts = [
    company && id ? (
      <Rich
        text="placementScreen.stepWith"
        values={{ ...values, company }}
        parts={{ link: (name) => <CompanyLink id={id} name={name} /> }}
      />
    ) : (
      t('placementScreen.stepAt', values)
    ),
    intern.due_at
      ? t('placementScreen.sideUntil', {
          side,
          when: formatTimeInSentence(intern.due_at, zone, now),
        })
      : side,
    intern.nudged_at
      ? t('placementScreen.nudgedAt', { when: formatAgo(intern.nudged_at, now) })
      : '',
  ]
  return (
    <Meta>
      <Joined parts={parts.filter(Boolean)} by=" · " />
    </Meta>
  )
}

/** The name of a step. */
export const formatStep = (step: UnplacedIntern['step']): string =>
  step === 'NONE' ? t('placementScreen.step.NONE') : translateKey(`candidatures.stage.${step}`)
