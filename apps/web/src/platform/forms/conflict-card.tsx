import { Card } from '@fledge/ui/card.tsx'
import type { ReactNode } from 'react'
import { t, type PlainTextKey } from '../i18n/use-texts.ts'
import { ConflictList } from './conflict-list.tsx'
import type { FieldConflict } from './save-session.ts'

interface FieldDescription {
  readonly label: string
  readonly format: (value: unknown) => ReactNode
}

/** Describes fields by the keys of their labels, and their values by one function. */
export const describeFields =
  (
    labels: Readonly<Record<string, PlainTextKey>>,
    format: (value: unknown, field: string) => string,
  ) =>
  (field: string): FieldDescription => {
    const label = labels[field]
    return {
      label: label ? t(label) : field,
      format: (value) => format(value, field) || t('common.conflict.nothing'),
    }
  }

interface ConflictCardProps {
  readonly conflicts: readonly FieldConflict[]
  readonly onDecide: (field: string, isMine: boolean) => void
  /** Returns the current value of a field in the form. */
  readonly read: (field: string) => unknown
  /** Returns the label of a field, and how its values are shown. */
  readonly describe: (field: string) => FieldDescription
  /** Without a card of its own, for a dialog. */
  readonly isBare?: boolean
}

/**
 * Fields that were changed here and by someone else, with both values and a choice for each. Until
 * then the saved values apply, and the local ones are kept on the device.
 */
export function ConflictCard({ conflicts, onDecide, read, describe, isBare }: ConflictCardProps) {
  if (conflicts.length === 0) return null
  const list = (
    <ConflictList
      onDecide={onDecide}
      conflicts={conflicts.map(({ field, theirs, message }) => {
        const { label, format } = describe(field)
        return {
          field,
          label,
          message,
          theirs: format(theirs),
          mine: format(read(field)),
        }
      })}
    />
  )
  if (isBare) return list
  return (
    <Card title={t('common.conflict.title')} count={conflicts.length}>
      {list}
    </Card>
  )
}
