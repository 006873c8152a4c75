import { overdueKinds } from '@fledge/domain/overdue/types.ts'
import { isDueSoon, isOverdue } from '@fledge/domain/response-deadlines.ts'
import type { WaitKind, WaitSide } from '@fledge/domain/waits/types.ts'
import { CardListItem, Meta } from '@fledge/ui/card.tsx'
import { Group } from '@fledge/ui/page.tsx'
import { type ReactNode, useState } from 'react'
import { translateKey, t } from '../platform/i18n/use-texts.ts'
import { useZone } from '../platform/shell/session.ts'
import { formatTimeInSentence, useNow } from '../platform/time/clock.ts'
import { PermittedLink } from './permitted-link.tsx'
import { joinParts, RecordsCard } from './records-card.tsx'
import { ShowAllButton } from './show-all-button.tsx'
import { buildWaitPath } from './wait-path.ts'

/** Something that waits for someone. */
export interface ShownWait {
  readonly kind: WaitKind
  readonly id: string
  readonly side: WaitSide
  readonly since: string
  readonly due_at: string | null
  readonly company_id: string | null
  /** Whether it is a reported concern, which has a page of its own. */
  readonly is_concern: boolean
  /** Who of the team has taken it; null if no one has. */
  readonly owner_name: string | null
  /** Whom else it concerns. */
  readonly about: readonly (string | null)[]
}

/** Waits that are shown before someone asks for the others. */
const maxShown = 8

interface WaitsCardProps {
  readonly waits: readonly ShownWait[]
  /** Buttons for what the reader may do about them. */
  readonly acts?: ReactNode
}

/** What waits for a person or a company, or what they wait for, the longest overdue first. */
export function WaitsCard({ waits, acts }: WaitsCardProps) {
  const [isWhole, setWhole] = useState(false)
  const hasMore = waits.length > maxShown
  return (
    <RecordsCard
      title={t('waitsCard.title')}
      count={waits.length}
      rows={isWhole ? waits : waits.slice(0, maxShown)}
      none={t('waitsCard.none')}
      foot={
        hasMore || acts ? (
          <Group>
            {hasMore ? (
              <ShowAllButton isWhole={isWhole} count={waits.length} onToggle={setWhole} />
            ) : null}
            {acts}
          </Group>
        ) : undefined
      }
      row={(wait) => <WaitRow key={`${wait.kind} ${wait.id}`} wait={wait} />}
    />
  )
}

/** The page where the programme team ends this wait; null while it is not its turn. */
function findDecisionPath({ kind, side, ...wait }: ShownWait): string | null {
  const teamKind = overdueKinds.find((known) => known === kind)
  return side === 'operator' && teamKind ? buildWaitPath({ ...wait, kind: teamKind }) : null
}

function WaitRow({ wait }: { readonly wait: ShownWait }) {
  const [zone, now] = [useZone(), useNow()]
  const { kind, side, since, due_at: due, about, owner_name: owner } = wait
  const path = findDecisionPath(wait)
  const title = t(`waitsCard.wait.${kind}`)
  return (
    <CardListItem>
      <b>{path ? <PermittedLink to={path}>{title}</PermittedLink> : title}</b>
      <Meta>{joinParts([translateKey(`waitsCard.side.${side}`), ...about])}</Meta>
      <Meta due={due !== null && isDueSoon(due, now)}>
        {joinParts([
          due
            ? t(isOverdue(due, now) ? 'waitsCard.overdue' : 'waitsCard.due', {
                when: formatTimeInSentence(due, zone, now),
              })
            : t('waitsCard.noDate'),
          t('waitsCard.since', { when: formatTimeInSentence(since, zone, now) }),
          owner ? t('waitsCard.owner', { name: owner }) : null,
        ])}
      </Meta>
    </CardListItem>
  )
}
