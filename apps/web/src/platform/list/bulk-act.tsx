import { Button } from '@fledge/ui/button.tsx'
import { type ComponentType, type ReactNode, useState } from 'react'
import type { BulkOutcome } from './bulk-outcome.ts'
import type { Selection, SelectionControl } from './use-selection.ts'

/** What the dialog of a bulk act is given. */
interface BulkActDialogProps<Row, Filters> {
  readonly selection: Selection<Row>
  /** Filters of the list, for everything that matches. */
  readonly filters: Filters
  readonly onDone: (result: BulkOutcome) => void
  readonly onClose: () => void
}

interface BulkAct<Row, Filters> {
  /** Label of the button that opens the dialog. */
  readonly label: string
  readonly dialog: ComponentType<BulkActDialogProps<Row, Filters>>
  readonly filters: Filters
  readonly onDone: (result: BulkOutcome) => void
  /** Another act of the same list is its main one. */
  readonly isMinor?: boolean
}

interface BulkActButtonProps<Row, Filters> extends BulkAct<Row, Filters> {
  readonly selection: SelectionControl<Row>
}

/** Returns the `bulk` of a list whose selected rows have one act. */
export const toBulkAct = <Row, Filters>(act: BulkAct<Row, Filters>) => ({
  of: JSON.stringify(act.filters),
  acts: (selection: SelectionControl<Row>): ReactNode => (
    <BulkActButton {...act} selection={selection} />
  ),
})

/** Opens the dialog of a bulk act. What was selected is selected no longer once it is done. */
function BulkActButton<Row, Filters>({
  label,
  dialog: BulkActDialog,
  selection,
  filters,
  onDone,
  isMinor = false,
}: BulkActButtonProps<Row, Filters>) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        {...(isMinor ? {} : { tone: 'primary' as const })}
        size="small"
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {isOpen ? (
        <BulkActDialog
          selection={selection}
          filters={filters}
          onDone={(result) => {
            selection.clear()
            onDone(result)
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  )
}
