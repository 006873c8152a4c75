import type { ReactNode } from 'react'
import { Card } from '@fledge/ui/card.tsx'
import { useForm } from 'react-hook-form'
import { ConflictList, getConflictMessage } from '../../platform/forms/conflict-list.tsx'
import type { SaveState } from '../../platform/forms/autosaver.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import styles from './applications.module.css'
import { formatFieldValue } from './section-conflicts.ts'
import type { SectionField } from './field-lists.ts'
import { SectionFieldset } from './section-fieldset.tsx'
import type { Rules, SaveSection } from './section-saving.ts'
import { useSectionSaving } from './use-section-saving.ts'

type Values = Record<string, unknown>

interface SectionFormProps {
  /** Name of the draft, shared across tabs. */
  readonly draft: string
  readonly fields: readonly SectionField[]
  readonly values: Values
  /** Validation schema of each field, from the contract. */
  readonly rules: Rules
  /** Saves the fields that are valid so far. */
  readonly save: SaveSection
  readonly onState: (state: SaveState) => void
  readonly disabled?: boolean
}

/**
 * Form of an application section. Saves each field automatically once it is valid and shows errors
 * at the others.
 */
export function SectionForm({
  draft,
  fields,
  values,
  rules,
  save,
  onState,
  disabled,
}: SectionFormProps) {
  const form = useForm<Values>({ defaultValues: values, mode: 'onChange' })
  const { state, clashes, decide } = useSectionSaving({
    form,
    draft,
    fields,
    values,
    rules,
    save,
    disabled: disabled === true,
  })
  const shown = state.state === 'saved' ? `saved${state.at.getTime()}` : state.state
  return (
    <form
      className={styles['fields']}
      onSubmit={(event) => event.preventDefault()}
      noValidate
      key={disabled ? 'off' : 'on'}
    >
      <SaveStateReporter key={shown} state={state} onState={onState} />
      <SectionConflicts
        fields={fields}
        theirs={values}
        mine={form.getValues()}
        names={Object.keys(clashes)}
        onDecide={decide}
      />
      <SectionFieldset fields={fields} form={form} disabled={disabled} />
    </form>
  )
}

interface ConflictsProps {
  readonly fields: readonly SectionField[]
  readonly names: readonly string[]
  readonly theirs: Values
  readonly mine: Values
  readonly onDecide: (field: string, mine: boolean) => void
}

/** Fields changed both locally and remotely: shows both values and lets the user choose. */
function SectionConflicts({ fields, names, theirs, mine, onDecide }: ConflictsProps) {
  const met = fields.filter(({ name }) => names.includes(name))
  if (met.length === 0) return null
  const clashes = met.map((field) => ({
    field: field.name,
    label: field.label,
    theirs: formatFieldValue(field, theirs[field.name], t('common.clash.nothing')),
    mine: formatFieldValue(field, mine[field.name], t('common.clash.nothing')),
  }))
  return (
    <div className={styles['field']}>
      <Card title={t('common.clash.title')} count={met.length}>
        <ConflictList
          text={getConflictMessage()}
          there={t('common.clash.there')}
          take={t('common.clash.take')}
          clashes={clashes}
          onDecide={onDecide}
        />
      </Card>
    </div>
  )
}

/** Passes the save state to the parent without an effect; keyed by the state. */
function SaveStateReporter({
  state,
  onState,
}: {
  readonly state: SaveState
  readonly onState: (state: SaveState) => void
}): ReactNode {
  return (
    <span
      hidden
      ref={(element) => {
        if (element) onState(state)
      }}
    />
  )
}
