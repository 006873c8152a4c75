import type { TeamWait } from '@fledge/contract/waits/schema.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Meta } from '@fledge/ui/card.tsx'
import { Group } from '@fledge/ui/page.tsx'
import { t, translateKey } from '../../platform/i18n/use-texts.ts'
import { useApiMutation } from '../../platform/query/query.ts'
import { ButtonLink, Link } from '../../platform/router/link.tsx'
import { useUser } from '../../platform/shell/session.ts'
import { RelativeTime } from '../../platform/time/relative-time.tsx'
import { CompanyLink } from '../../shared/permitted-link.tsx'
import { buildWaitPath } from '../../shared/wait-path.ts'

interface WaitButtonsProps {
  readonly wait: TeamWait
  /** Null for someone who takes no tasks. */
  readonly onAssign: (() => void) | null
}

export const waitCells = {
  task: (wait: TeamWait) => <Link to={buildWaitPath(wait)}>{wait.title}</Link>,
  company: ({ company_id: id, company_name: name }: TeamWait) =>
    id && name ? <CompanyLink id={id} name={name} /> : null,
  due: (wait: TeamWait) =>
    wait.is_late ? (
      <Meta due>
        <RelativeTime at={wait.due_at} />
      </Meta>
    ) : null,
  owner: (wait: TeamWait) => <Owner wait={wait} />,
}

function Owner({ wait }: { readonly wait: TeamWait }) {
  const user = useUser()
  if (wait.owner_id === null) return t('operatorWaits.free')
  return wait.owner_id === user.user_id ? t('operatorWaits.yours') : wait.owner_name
}

/** What can be done with a wait: pass it on, take it, or open it. */
export function WaitButtons({ wait, onAssign }: WaitButtonsProps) {
  const take = useApiMutation('waits', 'takeWait')
  const user = useUser()
  const { kind, id, may } = wait
  const open = (
    <ButtonLink size="small" to={buildWaitPath(wait)}>
      {t('operatorWaits.open')}
    </ButtonLink>
  )
  if (!onAssign) return open
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
        open
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
