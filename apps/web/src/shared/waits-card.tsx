import { isDueSoon } from '@fledge/domain/response-deadlines.ts'
import type { WaitKind, WaitSide } from '@fledge/domain/waits/types.ts'
import { Button } from '@fledge/ui/button.tsx'
import { CardListItem, Meta } from '@fledge/ui/card.tsx'
import { useState } from 'react'
import { translateKey, t } from '../platform/i18n/use-texts.ts'
import { useZone } from '../platform/shell/session.ts'
import { formatTimeInSentence, useNow } from '../platform/time/clock.ts'
import { joinParts, RecordsCard } from './records-card.tsx'

/** Something that waits for someone. */
export interface ShownWait {
  readonly kind: WaitKind
  readonly id: string
  readonly side: WaitSide
  readonly since: string
  readonly due_at: string | null
  /** Whom else it concerns. */
  readonly about: readonly (string | null)[]
}

/** Waits that are shown before someone asks for the others. */
const maxShown = 8

/** What waits for a person or a company, or what they wait for, the longest overdue first. */
export function WaitsCard({ waits }: { readonly waits: readonly ShownWait[] }) {
  const [isOpen, setOpen] = useState(false)
  const hasMore = !isOpen && waits.length > maxShown
  return (
    <RecordsCard
      title={t('waitsCard.title')}
      count={waits.length}
      rows={hasMore ? waits.slice(0, maxShown) : waits}
      none={t('waitsCard.none')}
      foot={
        hasMore ? (
          <Button size="small" onClick={() => setOpen(true)}>
            {t('waitsCard.all', { count: waits.length })}
          </Button>
        ) : undefined
      }
      row={(wait) => <WaitRow key={`${wait.kind} ${wait.id}`} wait={wait} />}
    />
  )
}

function WaitRow({ wait }: { readonly wait: ShownWait }) {
  const [zone, now] = [useZone(), useNow()]
  const { kind, side, since, due_at: due, about } = wait
  return (
    <CardListItem>
      <b>{translateKey(`waitsCard.wait.${kind}`)}</b>
      <Meta>{joinParts([translateKey(`waitsCard.side.${side}`), ...about])}</Meta>
      <Meta due={due !== null && isDueSoon(due, now)}>
        {joinParts([
          due
            ? t('waitsCard.due', { when: formatTimeInSentence(due, zone, now) })
            : t('waitsCard.noDate'),
          t('waitsCard.since', { when: formatTimeInSentence(since, zone, now) }),
        ])}
      </Meta>
    </CardListItem>
  )
}
