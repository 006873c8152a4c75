import { Button } from '@fledge/ui/button.tsx'
import { Checkbox } from '@fledge/ui/choice-fields.tsx'
import { TextField } from '@fledge/ui/fields.tsx'
import { useState } from 'react'
import type { Payload } from '../../platform/client.ts'
import { say, t } from '../../platform/use-texts.ts'
import type { Dimension } from './browse-address.ts'
import { type BrowseState, valueSays } from './browse-state.ts'
import styles from './browse.module.css'

export type Facets = Payload<'browse', 'browseCandidates'>['facets']

/** Values in the order one reads them: months by date, weeks by number, zones from west to east, the rest by how many. */
function ordered(name: Dimension, facets: Facets): Facets[Dimension] {
  const rows = facets[name]
  if (name === 'preferred_start_months') return rows.toSorted((a, b) => (a.value.slice(3) + a.value).localeCompare(b.value.slice(3) + b.value))
  if (name === 'internship_durations') return rows.toSorted((a, b) => Number(a.value) - Number(b.value))
  return name === 'timezones' ? rows.toSorted((a, b) => Number(a.value.split('|')[0]) - Number(b.value.split('|')[0])) : rows
}

/** The options of one filter with their counts; an empty one can't be chosen. */
export function FilterOptions({ name, facets, state }: { readonly name: Dimension; readonly facets: Facets; readonly state: BrowseState }) {
  const [words, setWords] = useState('')
  const rows = ordered(name, facets)
  const most = Math.max(1, ...rows.map((row) => row.count))
  const shown = rows.filter((row) => valueSays(name, row.value, row.label).toLowerCase().includes(words.toLowerCase())).slice(0, 60)
  return (
    <div className={styles['options']}>
      {rows.length > 12 ? <TextField label={t('browse.filter.find')} value={words} onChange={(event) => setWords(event.currentTarget.value)} /> : null}
      <div className={styles['optionList']}>
        {shown.map((row) => {
          const isOn = state.chosen[name].includes(row.value)
          const none = row.count === 0 && !isOn
          const hint = none ? t('browse.filter.nobody') : name === 'timezones' ? say(`browse.zoneHint.${row.value}`) : undefined
          return (
            <Checkbox key={row.value} label={valueSays(name, row.value, row.label)} {...(hint ? { hint } : {})} checked={isOn} disabled={none} onChange={() => state.toggle(name, row.value)}
              end={<span className={styles['optionEnd']}><span className={styles['optionBar']}><i style={{ width: `${(row.count / most) * 100}%` }} /></span>{row.count}</span>} />
          )
        })}
      </div>
      <div className={styles['optionFoot']}>
        <span className={styles['dim']}>{t('browse.filter.chosen', { count: state.chosen[name].length })}</span>
        <Button tone="quiet" size="small" onClick={() => state.clear(name)}>{t('browse.filter.clear')}</Button>
      </div>
    </div>
  )
}
