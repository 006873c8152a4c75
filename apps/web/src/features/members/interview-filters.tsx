import { interviewBadges, interviewStatuses } from '@fledge/domain/interviews/types.ts'
import { formatDate } from '@fledge/kernel/dates.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Checkbox, RadioCards } from '@fledge/ui/choice-fields.tsx'
import { Chip } from '@fledge/ui/chip.tsx'
import { DateField } from '@fledge/ui/fields.tsx'
import { FilterPill } from '@fledge/ui/filter-pill.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { renderDayHint } from '../../platform/forms/day-hint.tsx'
import type { Payload } from '../../platform/http/client.ts'
import { SearchField } from '../../platform/list/search-field.tsx'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import type { InterviewFilterState } from './interview-query.ts'
import styles from './settings.module.css'

interface FiltersProps {
  readonly list: InterviewFilterState
  readonly people: Payload<'members', 'listPocs'>
}

type Person = FiltersProps['people'][number]

const formatPersonName = (person: Person) =>
  `${person.first_name} ${person.last_name}`.trim() || person.email

/** Filters by name, status, interviewer and date; active filters are shown as chips. */
export function InterviewFilters({ list, people }: FiltersProps) {
  return (
    <Stack tight>
      <div className={styles['filters']}>
        <SearchField
          label={t('members.interviews.search')}
          value={list.filters.search}
          onSearch={(search) => list.set({ search })}
        />
        <StatusFilter list={list} />
        <InterviewerFilter list={list} people={people} />
        <DaysFilter list={list} />
      </div>
      {list.isFiltered ? <FilterChips list={list} people={people} /> : null}
    </Stack>
  )
}

type FilterProps = Pick<FiltersProps, 'list'>

function StatusFilter({ list }: FilterProps) {
  return (
    <FilterPill
      label={t('members.interviews.status')}
      selectedCount={list.filters.status?.length ?? 0}
    >
      <div className={styles['options']}>
        {interviewStatuses.map((status) => (
          <Checkbox
            key={status}
            label={translateKey(interviewBadges[status].text)}
            checked={list.filters.status?.includes(status) === true}
            onChange={(event) => list.toggle(status, event.currentTarget.checked)}
          />
        ))}
      </div>
    </FilterPill>
  )
}

function InterviewerFilter({ list, people }: FiltersProps) {
  return (
    <FilterPill
      label={t('members.interviews.interviewer')}
      selectedCount={list.filters.interviewer ? 1 : 0}
    >
      <RadioCards
        label={t('members.interviews.interviewer')}
        value={list.filters.interviewer ?? ''}
        onChange={(id) => list.set({ interviewer: id })}
        choices={[
          { value: '', label: t('members.list.all') },
          ...people.map((person) => ({ value: person.member_id, label: formatPersonName(person) })),
        ]}
      />
    </FilterPill>
  )
}

function DaysFilter({ list }: FilterProps) {
  return (
    <FilterPill
      label={t('members.interviews.days')}
      selectedCount={(list.filters.from ? 1 : 0) + (list.filters.to ? 1 : 0)}
    >
      <Stack tight>
        <DateField
          label={t('members.interviews.from')}
          hint={renderDayHint(list.filters.from ?? '')}
          value={list.filters.from ?? ''}
          max={list.filters.to}
          onChange={(event) => list.set({ from: event.currentTarget.value })}
        />
        <DateField
          label={t('members.interviews.to')}
          hint={renderDayHint(list.filters.to ?? '')}
          value={list.filters.to ?? ''}
          min={list.filters.from}
          onChange={(event) => list.set({ to: event.currentTarget.value })}
        />
      </Stack>
    </FilterPill>
  )
}

/** Active filters, with buttons to remove one or all. */
function FilterChips({ list, people }: FiltersProps) {
  const interviewer = people.find((person) => person.member_id === list.filters.interviewer)
  return (
    <div className={styles['chips']}>
      {list.filters.search ? (
        <DropChip name={list.filters.search} onDrop={() => list.set({ search: undefined })} />
      ) : null}
      {(list.filters.status ?? []).map((status) => (
        <DropChip
          key={status}
          name={translateKey(interviewBadges[status].text)}
          onDrop={() => list.toggle(status, false)}
        />
      ))}
      {interviewer ? (
        <DropChip
          name={formatPersonName(interviewer)}
          onDrop={() => list.set({ interviewer: undefined })}
        />
      ) : null}
      <DayChips list={list} />
      <Button tone="link" size="small" onClick={list.clear}>
        {t('members.interviews.clear')}
      </Button>
    </div>
  )
}

function DayChips({ list }: FilterProps) {
  return (
    <>
      {list.filters.from ? (
        <DropChip
          name={t('members.interviews.from')}
          label={t('members.interviews.fromDay', { day: formatDate(list.filters.from) })}
          onDrop={() => list.set({ from: undefined })}
        />
      ) : null}
      {list.filters.to ? (
        <DropChip
          name={t('members.interviews.to')}
          label={t('members.interviews.toDay', { day: formatDate(list.filters.to) })}
          onDrop={() => list.set({ to: undefined })}
        />
      ) : null}
    </>
  )
}

interface DropChipProps {
  readonly name: string
  /** Label, if it differs from the name. */
  readonly label?: string
  readonly onDrop: () => void
}

function DropChip({ name, label = name, onDrop }: DropChipProps) {
  return (
    <Chip onRemove={onDrop} removeLabel={t('members.interviews.drop', { name })}>
      {label}
    </Chip>
  )
}
