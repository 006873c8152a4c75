import type { BadgeContent } from '@fledge/domain/tones.ts'
import { Badge } from '@fledge/ui/badge.tsx'
import { Card, CardList, CardListItem, Meta } from '@fledge/ui/card.tsx'
import { Group } from '@fledge/ui/page.tsx'
import type { ReactNode } from 'react'
import { translateKey } from '../platform/i18n/use-texts.ts'
import styles from './records-card.module.css'

/** Joins what there is with dots. */
export const joinParts = (parts: readonly (string | null | undefined)[]): string =>
  parts.filter(Boolean).join(' · ')

export function StatusBadge({ badge }: { readonly badge: BadgeContent }) {
  return <Badge tone={badge.tone}>{translateKey(badge.text)}</Badge>
}

interface RecordsCardProps<R> {
  readonly title: string
  readonly rows: readonly R[]
  /** How many there are, if not all are shown. */
  readonly count?: number
  /** A link to the list of all rows, instead of their number. */
  readonly side?: ReactNode
  /** What is shown without rows; without it, neither is the card. */
  readonly none?: string
  readonly foot?: ReactNode
  readonly row: (row: R) => ReactNode
}

/** A card with a row for each item, or a sentence or nothing if there are none. */
export function RecordsCard<R>({
  title,
  rows,
  count = rows.length,
  side,
  none,
  foot,
  row,
}: RecordsCardProps<R>) {
  if (rows.length === 0 && none === undefined) return null
  return (
    <Card
      title={title}
      count={side ? undefined : count}
      side={side}
      flush={rows.length > 0}
      foot={foot}
    >
      {rows.length > 0 ? <CardList>{rows.map(row)}</CardList> : <Meta>{none}</Meta>}
    </Card>
  )
}

interface RecordRowProps {
  readonly title: ReactNode
  readonly badge: BadgeContent
  readonly details: readonly (string | null | undefined)[]
  /** A button beside the record. */
  readonly end?: ReactNode
  /** What follows the details. */
  readonly children?: ReactNode
  /** Buttons below all of it. */
  readonly acts?: ReactNode
}

/** A record with its status and, below, what is known of it. */
export function RecordRow({ title, badge, details, end, children, acts }: RecordRowProps) {
  return (
    <CardListItem end={end}>
      <Group>
        <b>{title}</b>
        <StatusBadge badge={badge} />
      </Group>
      <Meta>{joinParts(details)}</Meta>
      {children}
      {acts ? <div className={styles['acts']}>{acts}</div> : null}
    </CardListItem>
  )
}
