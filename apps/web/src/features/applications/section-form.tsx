import type { ReactNode } from 'react'
import { checkByRules, type FieldRules } from '../../platform/forms/check-fields.ts'
import { ConflictCard } from '../../platform/forms/conflict-card.tsx'
import type { SaveRequest } from '../../platform/forms/save-session.ts'
import { useSavedForm } from '../../platform/forms/use-saved-form.ts'
import type { SaveState } from '../../platform/forms/autosaver.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import styles from './applications.module.css'
import { formatFieldValue } from './format-field-value.ts'
import type { SectionField } from './field-lists.ts'
import { SectionFieldset } from './section-fieldset.tsx'
import { useStepForm } from './step-forms.ts'

type Values = Record<string, unknown>

interface SectionFormProps {
  /** Name of the draft, shared across tabs. */
  readonly draft: string
  readonly fields: readonly SectionField[]
  readonly values: Values
  /** Validation schema of each field, from the contract. */
  readonly rules: FieldRules
  /** Saves the changed fields that are valid so far. */
  readonly save: (request: SaveRequest) => Promise<void>
  /** Loads the saved values after a conflict. */
  readonly reload: () => Promise<Values>
  readonly onState: (state: SaveState) => void
  readonly disabled?: boolean
}

type SavingProps = Omit<SectionFormProps, 'onState'>

function useSectionForm({ draft, fields, values, rules, save, reload, disabled }: SavingProps) {
  const section = useSavedForm<Values>({
    initial: values,
    saved: values,
    check: checkByRules(rules),
    draft,
    save: async (request) => {
      await save(request)
      return undefined
    },
    reload,
    describeError: (name, message) => describeError(fields, name, message),
    isOff: disabled === true,
  })
  useStepForm(section.settle, disabled === true)
  return section
}

/**
 * Form of an application section. Saves each field automatically once it is valid and shows errors
 * at the others.
 */
export function SectionForm({ onState, ...section }: SectionFormProps) {
  const { fields, disabled } = section
  const { form, state, conflicts, decide } = useSectionForm(section)
  const shown = state.state === 'saved' ? `saved${state.at.getTime()}` : state.state
  return (
    <form
      className={styles['fields']}
      onSubmit={(event) => event.preventDefault()}
      noValidate
      key={disabled ? 'off' : 'on'}
    >
      <SaveStateReporter key={shown} state={state} onState={onState} />
      {conflicts.length > 0 ? (
        <div className={styles['field']}>
          <ConflictCard
            conflicts={conflicts}
            onDecide={decide}
            read={(field) => form.getValues(field)}
            describe={(name) => describeField(fields, name)}
          />
        </div>
      ) : null}
      <SectionFieldset fields={fields} form={form} disabled={disabled} />
    </form>
  )
}

const findField = (fields: readonly SectionField[], name: string) =>
  fields.find((field) => field.name === name)

function describeField(fields: readonly SectionField[], name: string) {
  const field = findField(fields, name)
  return {
    label: field?.label ?? name,
    format: (value: unknown) =>
      field ? formatFieldValue(field, value, t('common.conflict.nothing')) : String(value),
  }
}

/** Returns a message such as "Date of birth: You must be 16 or older to register." */
function describeError(fields: readonly SectionField[], name: string, message: string): string {
  const label = findField(fields, name)?.label
  if (label === undefined) return message
  // A label that is a question already ends with a mark.
  return `${label}${label.endsWith('?') ? '' : ':'} ${message}`
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
