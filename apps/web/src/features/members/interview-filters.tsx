import { interviewBadges, interviewStatuses } from '@fledge/domain/interviews/words.ts'
import { sayDate } from '@fledge/kernel/dates.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Checkbox, RadioCards } from '@fledge/ui/choice-fields.tsx'
import { Chip } from '@fledge/ui/chip.tsx'
import { DateField, TextField } from '@fledge/ui/fields.tsx'
import { FilterPill } from '@fledge/ui/filter-pill.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import type { Payload } from '../../platform/client.ts'
import { say, t } from '../../platform/use-texts.ts'
import type { InterviewFilterState } from './interview-query.ts'
import styles from './settings.module.css'

interface FiltersProps {
  readonly filters: InterviewFilterState
  readonly people: Payload<'members', 'listPocs'>
}

/** Search, status, interviewer and days; what is on stands below as chips. */
export function InterviewFilters({ filters, people }: FiltersProps) {
  const nameOf = (one: FiltersProps['people'][number]) =>
    `${one.first_name} ${one.last_name}`.trim() || one.email
  const interviewer = people.find((one) => one.member_id === filters.interviewer)
  return (
    <Stack tight>
      <div className={styles['filters']}>
        <TextField
          key={filters.search ? 'on' : 'off'}
          label={t('members.interviews.search')}
          type="search"
          defaultValue={filters.search}
          onBlur={(event) =>
            filters.change({ search: event.currentTarget.value.trim() || undefined })
          }
          onKeyDown={(event) => {
            if (event.key === 'Enter')
              filters.change({ search: event.currentTarget.value.trim() || undefined })
          }}
        />
        <FilterPill label={t('members.interviews.status')} chosen={filters.statuses.length}>
          <div className={styles['options']}>
            {interviewStatuses.map((status) => (
              <Checkbox
                key={status}
                label={say(interviewBadges[status].text)}
                checked={filters.statuses.includes(status)}
                onChange={(event) => filters.toggle(status, event.currentTarget.checked)}
              />
            ))}
          </div>
        </FilterPill>
        <FilterPill
          label={t('members.interviews.interviewer')}
          chosen={filters.interviewer ? 1 : 0}
        >
          <RadioCards
            label={t('members.interviews.interviewer')}
            value={filters.interviewer}
            onChange={(id) => filters.change({ interviewer: id || undefined })}
            choices={[
              { value: '', label: t('members.list.all') },
              ...people.map((one) => ({ value: one.member_id, label: nameOf(one) })),
            ]}
          />
        </FilterPill>
        <FilterPill
          label={t('members.interviews.days')}
          chosen={(filters.from ? 1 : 0) + (filters.to ? 1 : 0)}
        >
          <Stack tight>
            <DateField
              label={t('members.interviews.from')}
              value={filters.from}
              max={filters.to || undefined}
              onChange={(event) => filters.change({ from: event.currentTarget.value || undefined })}
            />
            <DateField
              label={t('members.interviews.to')}
              value={filters.to}
              min={filters.from || undefined}
              onChange={(event) => filters.change({ to: event.currentTarget.value || undefined })}
            />
          </Stack>
        </FilterPill>
      </div>
      {filters.isOn ? (
        <div className={styles['chips']}>
          {filters.search ? (
            <Chip
              onRemove={() => filters.change({ search: undefined })}
              removeLabel={t('members.interviews.drop', { name: filters.search })}
            >
              {filters.search}
            </Chip>
          ) : null}
          {filters.statuses.map((status) => (
            <Chip
              key={status}
              onRemove={() => filters.toggle(status, false)}
              removeLabel={t('members.interviews.drop', {
                name: say(interviewBadges[status].text),
              })}
            >
              {say(interviewBadges[status].text)}
            </Chip>
          ))}
          {interviewer ? (
            <Chip
              onRemove={() => filters.change({ interviewer: undefined })}
              removeLabel={t('members.interviews.drop', { name: nameOf(interviewer) })}
            >
              {nameOf(interviewer)}
            </Chip>
          ) : null}
          {filters.from ? (
            <Chip
              onRemove={() => filters.change({ from: undefined })}
              removeLabel={t('members.interviews.drop', { name: t('members.interviews.from') })}
            >
              {t('members.interviews.fromDay', { day: sayDate(filters.from) })}
            </Chip>
          ) : null}
          {filters.to ? (
            <Chip
              onRemove={() => filters.change({ to: undefined })}
              removeLabel={t('members.interviews.drop', { name: t('members.interviews.to') })}
            >
              {t('members.interviews.toDay', { day: sayDate(filters.to) })}
            </Chip>
          ) : null}
          <Button tone="link" size="small" onClick={filters.clear}>
            {t('members.interviews.clear')}
          </Button>
        </div>
      ) : null}
    </Stack>
  )
}
