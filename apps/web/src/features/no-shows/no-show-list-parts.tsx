import type { CellText } from '@fledge/contract/platform/list-columns.ts'
import { type NoShowSide, noShowSides } from '@fledge/domain/no-shows/types.ts'
import { isOverdue } from '@fledge/domain/response-deadlines.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Meta } from '@fledge/ui/card.tsx'
import { Group } from '@fledge/ui/page.tsx'
import { t, translateKey } from '../../platform/i18n/use-texts.ts'
import { FilterSelect } from '../../platform/list/filter-select.tsx'
import { useNow } from '../../platform/time/clock.ts'
import { RelativeTime } from '../../platform/time/relative-time.tsx'

/** The programme team's response deadline, marked if it is overdue. */
export function ReviewDeadline({ due }: { readonly due: string }) {
  return (
    <Meta due={isOverdue(due, useNow())}>
      <RelativeTime at={due} />
    </Meta>
  )
}

/** What both sides wrote, one below the other. */
export const StatementList = ({ texts }: { readonly texts: readonly CellText[] }) =>
  texts.map(({ key, values }, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the statements never change their order
    <p key={index}>{translateKey(key, values)}</p>
  ))

interface SideFilterProps {
  readonly value: NoShowSide | undefined
  readonly onChange: (side: NoShowSide | undefined) => void
}

/** Which side missed the interview. */
export const SideFilter = ({ value, onChange }: SideFilterProps) => (
  <Group>
    <FilterSelect
      label={t('noShowScreen.side')}
      all={t('noShowScreen.anySide')}
      value={value}
      options={noShowSides.map((side) => ({
        value: side,
        label: translateKey(`records.side.${side}`),
      }))}
      onChange={onChange}
    />
  </Group>
)

interface DecideButtonProps {
  /** What is decided. */
  readonly title: string
  readonly onClick: () => void
}

export const DecideButton = ({ title, onClick }: DecideButtonProps) => (
  <Button
    size="small"
    tone="primary"
    aria-label={`${t('noShowScreen.decide')}: ${title}`}
    onClick={onClick}
  >
    {t('noShowScreen.decide')}
  </Button>
)
