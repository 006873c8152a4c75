import type { TeamWait } from '@fledge/contract/waits/schema.ts'
import { Button } from '@fledge/ui/button.tsx'
import { CardListItem, Meta } from '@fledge/ui/card.tsx'
import { Group } from '@fledge/ui/page.tsx'
import { t, translateKey } from '../../platform/i18n/use-texts.ts'
import { useApiMutation } from '../../platform/query/query.ts'
import { ButtonLink } from '../../platform/router/link.tsx'
import { useUser, useZone } from '../../platform/shell/session.ts'
import { formatTimeInSentence, useNow } from '../../platform/time/clock.ts'
import { buildWaitPath } from '../../shared/wait-path.ts'

interface WaitItemProps {
  readonly wait: TeamWait
  readonly onAssign: () => void
}

/** Something that waits for the programme team, and who takes care of it. */
export function WaitItem({ wait, onAssign }: WaitItemProps) {
  const [zone, now] = [useZone(), useNow()]
  const user = useUser()
  const owner =
    wait.owner_id === null
      ? t('operatorWaits.free')
      : wait.owner_id === user.user_id
        ? t('operatorWaits.yours')
        : t('operatorWaits.with', { name: wait.owner_name ?? '' })
  return (
    <CardListItem end={<WaitButtons wait={wait} onAssign={onAssign} />}>
      <b>{wait.title}</b>
      <Meta>
        {[translateKey(`overdue.kind.${wait.kind}`), wait.detail].filter(Boolean).join(' · ')}
      </Meta>
      <Meta due={wait.is_late}>
        {t('operatorWaits.due', { when: formatTimeInSentence(wait.due_at, zone, now) })} · {owner}
      </Meta>
    </CardListItem>
  )
}

function WaitButtons({ wait, onAssign }: WaitItemProps) {
  const take = useApiMutation('waits', 'takeWait')
  const user = useUser()
  const { kind, id, may } = wait
  return (
    <Group>
      <Button
        size="small"
        disabledReason={may.assign === true ? null : translateKey(may.assign)}
        onClick={onAssign}
      >
        {t('operatorWaits.assign')}
      </Button>
      {wait.owner_id === user.user_id ? (
        <ButtonLink size="small" to={buildWaitPath(wait)}>
          {t('operatorWaits.open')}
        </ButtonLink>
      ) : (
        <Button
          size="small"
          busy={take.isPending}
          disabledReason={may.take === true ? null : translateKey(may.take)}
          onClick={() => take.mutate({ body: { kind, id } })}
        >
          {t('operatorWaits.take')}
        </Button>
      )}
    </Group>
  )
}
