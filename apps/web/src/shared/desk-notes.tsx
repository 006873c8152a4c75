import type { PendingActKind } from '@fledge/domain/pending-acts/types.ts'
import { OwnAbsenceNotice } from './own-absence-notice.tsx'
import { PendingActs } from './pending-acts.tsx'

interface DeskNotesProps {
  readonly of: PendingActKind
  readonly onOpen: (id: string) => void
}

/** What the review desk says above its list: that the reader is away, and what is pending. */
export const DeskNotes = ({ of, onOpen }: DeskNotesProps) => (
  <>
    <OwnAbsenceNotice />
    <PendingActs of={of} onOpen={onOpen} />
  </>
)
