import { getBucketOverlap, zoneBuckets } from '@fledge/domain/browse/rules.ts'
import { getZoneCity } from '@fledge/kernel/dates.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Meta } from '@fledge/ui/card.tsx'
import { Checkbox } from '@fledge/ui/choice-fields.tsx'
import { TextField } from '@fledge/ui/fields.tsx'
import { toSearchText } from '@fledge/ui/search-text.ts'
import { useState } from 'react'
import type { Payload } from '../../platform/http/client.ts'
import { useNow } from '../../platform/time/clock.ts'
import { useZone } from '../../platform/shell/session.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import type { BrowseFilterName } from './browse-search.ts'
import { type BrowseState, formatFilterValue } from './browse-state.ts'
import styles from './browse.module.css'
import { getUtcOffset } from './get-utc-offset.ts'

export type BrowseFacets = Payload<'browse', 'browseCandidates'>['facets']
type Row = BrowseFacets[BrowseFilterName][number]

/**
 * Sorts values naturally: months by date, weeks by number, zones from west to east, others by
 * count.
 */
function sortOptions(name: BrowseFilterName, facets: BrowseFacets): readonly Row[] {
  const rows = facets[name]
  if (name === 'preferred_start_months')
    return rows.toSorted((a, b) =>
      (a.value.slice(3) + a.value).localeCompare(b.value.slice(3) + b.value),
    )
  if (name === 'internship_durations')
    return rows.toSorted((a, b) => Number(a.value) - Number(b.value))
  return name === 'timezones'
    ? rows.toSorted((a, b) => Number(a.value.split('|')[0]) - Number(b.value.split('|')[0]))
    : rows
}

interface OptionProps {
  readonly row: Row
  readonly label: string
  readonly hint?: string | undefined
  readonly share: number
  readonly isOn: boolean
  readonly onChange: () => void
}

/** Option with its count; disabled when the count is 0. */
function Option({ row, label, hint, share, isOn, onChange }: OptionProps) {
  const none = row.count === 0 && !isOn
  const words = none ? t('browse.filter.nobody') : hint
  return (
    <Checkbox
      label={label}
      {...(words ? { hint: words } : {})}
      checked={isOn}
      disabled={none}
      onChange={onChange}
      end={<OptionCount share={share} count={row.count} />}
    />
  )
}

/** Count as a number and as a bar relative to the other options. */
function OptionCount({ share, count }: { readonly share: number; readonly count: number }) {
  return (
    <span className={styles['optionEnd']}>
      <span className={styles['optionBar']}>
        <i style={{ width: `${share * 100}%` }} />
      </span>
      {count}
    </span>
  )
}

const usualDay = { from: 540, to: 1020 }

/** Returns the overlap of working hours, such as "2 to 4.5 h with your day". */
function formatOverlap(value: string, own: number): string | undefined {
  const bucket = zoneBuckets.find((zone) => zone === value)
  if (!bucket) return undefined
  const { min, max } = getBucketOverlap(bucket, own, usualDay)
  return max === 0 ? t('browse.zone.noOverlap') : t('browse.zone.overlap', { min, max })
}

interface FilterOptionsProps {
  readonly name: BrowseFilterName
  readonly facets: BrowseFacets
  readonly state: BrowseState
}

/** Options of one filter with their counts. */
export function FilterOptions({ name, facets, state }: FilterOptionsProps) {
  const [words, setWords] = useState('')
  const [now, zone] = [useNow(), useZone()]
  const rows = sortOptions(name, facets)
  const most = Math.max(1, ...rows.map((row) => row.count))
  const shown = rows
    .filter((row) =>
      toSearchText(formatFilterValue(name, row.value, row.label)).includes(toSearchText(words)),
    )
    .slice(0, 60)
  const own = name === 'timezones' ? getUtcOffset(zone, now) : 0
  return (
    <div className={styles['options']}>
      {name === 'timezones' ? (
        <Meta>{t('browse.zone.yourDay', { city: getZoneCity(zone) })}</Meta>
      ) : null}
      {rows.length > 12 ? (
        <TextField
          label={t('browse.filter.find')}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
      ) : null}
      <div className={styles['optionList']}>
        {shown.map((row) => (
          <Option
            key={row.value}
            row={row}
            label={formatFilterValue(name, row.value, row.label)}
            hint={name === 'timezones' ? formatOverlap(row.value, own) : undefined}
            share={row.count / most}
            isOn={state.chosen[name].includes(row.value)}
            onChange={() => state.toggle(name, row.value)}
          />
        ))}
      </div>
      <Foot chosen={state.chosen[name].length} of={rows.length} onClear={() => state.clear(name)} />
    </div>
  )
}

/** The company's plans, each with the number of interns in its career field. */
export function PlanOptions({ facets, state }: Omit<FilterOptionsProps, 'name'>) {
  const { plans } = state
  const most = Math.max(1, ...facets.ir_ids.map((row) => row.count))
  const turn = (id: string) =>
    state.set({ plans: plans.includes(id) ? plans.filter((plan) => plan !== id) : [...plans, id] })
  return (
    <div className={styles['options']}>
      <Meta>{t(facets.ir_ids.length > 0 ? 'browse.planText' : 'browse.noPlan')}</Meta>
      <div className={styles['optionList']}>
        {/* A plan with no one in its field can still be looked at: those of other fields fit it in part. */}
        {facets.ir_ids.map((row) => (
          <Checkbox
            key={row.value}
            label={row.label}
            checked={plans.includes(row.value)}
            onChange={() => turn(row.value)}
            end={<OptionCount share={row.count / most} count={row.count} />}
          />
        ))}
      </div>
      <Foot
        chosen={plans.length}
        of={facets.ir_ids.length}
        onClear={() => state.set({ plans: [] })}
      />
    </div>
  )
}

function Foot({
  chosen,
  of,
  onClear,
}: {
  readonly chosen: number
  readonly of: number
  readonly onClear: () => void
}) {
  return (
    <div className={styles['optionFoot']}>
      <span className={styles['dim']}>{t('browse.filter.chosen', { count: chosen, of })}</span>
      <Button tone="quiet" size="small" onClick={onClear}>
        {t('browse.filter.clear')}
      </Button>
    </div>
  )
}
