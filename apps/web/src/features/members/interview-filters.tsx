import { interviewBadges, interviewStatuses } from '@fledge/domain/interviews/types.ts'
import { formatDate } from '@fledge/kernel/dates.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Checkbox, RadioCards } from '@fledge/ui/choice-fields.tsx'
import { Chip } from '@fledge/ui/chip.tsx'
import { DateField, TextField } from '@fledge/ui/fields.tsx'
import { FilterPill } from '@fledge/ui/filter-pill.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { renderDayHint } from '../../platform/day-hint.tsx'
import type { Payload } from '../../platform/client.ts'
import { translateKey, t } from '../../platform/use-texts.ts'
import type { InterviewFilterState } from './interview-query.ts'
import styles from './settings.module.css'

interface FiltersProps {
  readonly filters: InterviewFilterState
  readonly people: Payload<'members', 'listPocs'>
}

type Person = FiltersProps['people'][number]

const formatPersonName = (one: Person) => `${one.first_name} ${one.last_name}`.trim() || one.email

/** Filters by name, status, interviewer and date; active filters are shown as chips. */
export function InterviewFilters({ filters, people }: FiltersProps) {
  return (
    <Stack tight>
      <div className={styles['filters']}>
        <SearchField key={filters.search ? 'on' : 'off'} filters={filters} />
        <StatusFilter filters={filters} />
        <InterviewerFilter filters={filters} people={people} />
        <DaysFilter filters={filters} />
      </div>
      {filters.isOn ? <FilterChips filters={filters} people={people} /> : null}
    </Stack>
  )
}

type FilterProps = Pick<FiltersProps, 'filters'>

/** Searches on blur or Enter. */
function SearchField({ filters }: FilterProps) {
  const find = (words: string) => filters.change({ search: words.trim() || undefined })
  return (
    <TextField
      label={t('members.interviews.search')}
      type="search"
      defaultValue={filters.search}
      onBlur={(event) => find(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') find(event.currentTarget.value)
      }}
    />
  )
}

function StatusFilter({ filters }: FilterProps) {
  return (
    <FilterPill label={t('members.interviews.status')} chosen={filters.statuses.length}>
      <div className={styles['options']}>
        {interviewStatuses.map((status) => (
          <Checkbox
            key={status}
            label={translateKey(interviewBadges[status].text)}
            checked={filters.statuses.includes(status)}
            onChange={(event) => filters.toggle(status, event.currentTarget.checked)}
          />
        ))}
      </div>
    </FilterPill>
  )
}

function InterviewerFilter({ filters, people }: FiltersProps) {
  return (
    <FilterPill label={t('members.interviews.interviewer')} chosen={filters.interviewer ? 1 : 0}>
      <RadioCards
        label={t('members.interviews.interviewer')}
        value={filters.interviewer}
        onChange={(id) => filters.change({ interviewer: id || undefined })}
        choices={[
          { value: '', label: t('members.list.all') },
          ...people.map((one) => ({ value: one.member_id, label: formatPersonName(one) })),
        ]}
      />
    </FilterPill>
  )
}

function DaysFilter({ filters }: FilterProps) {
  return (
    <FilterPill
      label={t('members.interviews.days')}
      chosen={(filters.from ? 1 : 0) + (filters.to ? 1 : 0)}
    >
      <Stack tight>
        <DateField
          label={t('members.interviews.from')}
          hint={renderDayHint(filters.from)}
          value={filters.from}
          max={filters.to || undefined}
          onChange={(event) => filters.change({ from: event.currentTarget.value || undefined })}
        />
        <DateField
          label={t('members.interviews.to')}
          hint={renderDayHint(filters.to)}
          value={filters.to}
          min={filters.from || undefined}
          onChange={(event) => filters.change({ to: event.currentTarget.value || undefined })}
        />
      </Stack>
    </FilterPill>
  )
}

/** Active filters, with buttons to remove one or all. */
function FilterChips({ filters, people }: FiltersProps) {
  const interviewer = people.find((one) => one.member_id === filters.interviewer)
  return (
    <div className={styles['chips']}>
      {filters.search ? (
        <DropChip name={filters.search} onDrop={() => filters.change({ search: undefined })} />
      ) : null}
      {filters.statuses.map((status) => (
        <DropChip
          key={status}
          name={translateKey(interviewBadges[status].text)}
          onDrop={() => filters.toggle(status, false)}
        />
      ))}
      {interviewer ? (
        <DropChip
          name={formatPersonName(interviewer)}
          onDrop={() => filters.change({ interviewer: undefined })}
        />
      ) : null}
      <DayChips filters={filters} />
      <Button tone="link" size="small" onClick={filters.clear}>
        {t('members.interviews.clear')}
      </Button>
    </div>
  )
}

function DayChips({ filters }: FilterProps) {
  return (
    <>
      {filters.from ? (
        <DropChip
          name={t('members.interviews.from')}
          says={t('members.interviews.fromDay', { day: formatDate(filters.from) })}
          onDrop={() => filters.change({ from: undefined })}
        />
      ) : null}
      {filters.to ? (
        <DropChip
          name={t('members.interviews.to')}
          says={t('members.interviews.toDay', { day: formatDate(filters.to) })}
          onDrop={() => filters.change({ to: undefined })}
        />
      ) : null}
    </>
  )
}

interface DropChipProps {
  readonly name: string
  /** Label, if it differs from the name. */
  readonly says?: string
  readonly onDrop: () => void
}

function DropChip({ name, says = name, onDrop }: DropChipProps) {
  return (
    <Chip onRemove={onDrop} removeLabel={t('members.interviews.drop', { name })}>
      {says}
    </Chip>
  )
}
