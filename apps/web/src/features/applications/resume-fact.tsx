import { Button, IconButton } from '@fledge/ui/button.tsx'
import { Chip, Chips } from '@fledge/ui/chip.tsx'
import { classes } from '@fledge/ui/classes.ts'
import { FieldGrid } from '@fledge/ui/field.tsx'
import { TextArea, TextField } from '@fledge/ui/fields.tsx'
import { IconCheck } from '@fledge/ui/icons/check.tsx'
import { IconPencil } from '@fledge/ui/icons/pencil.tsx'
import { useState } from 'react'
import { t } from '../../platform/i18n/use-texts.ts'
import { formatLifeMonth } from './format-life-month.ts'
import { isUndecided } from './resume-choices.ts'
import type { CheckFact } from './resume-facts.ts'
import styles from './resume.module.css'

export interface FactActions {
  readonly onDecide: (id: string, state: 'open' | 'taken' | 'left') => void
  readonly onChange: (id: string, next: Partial<CheckFact>) => void
  /** Shows the fact's source line. */
  readonly onShow: (fact: CheckFact) => void
}

interface ResumeFactProps extends FactActions {
  readonly fact: CheckFact
  readonly problem: string | undefined
}

/** Extracted fact with its value, source and buttons to decide on it. */
export function ResumeFact({ fact, problem, onDecide, onChange, onShow }: ResumeFactProps) {
  const [editing, setEditing] = useState(false)
  const label = t(`applications.resume.fact.${fact.name}`)
  // Open the editor when the value is invalid.
  if (problem !== undefined && fact.state === 'open' && !editing) setEditing(true)
  const isEdited = fact.state === 'open' && editing
  const take = () => {
    setEditing(false)
    onDecide(fact.id, 'taken')
  }
  return (
    <div
      className={styles['fact']}
      data-state={isUndecided(fact) ? 'open' : fact.state === 'open' ? 'empty' : fact.state}
      id={fact.id}
      role="group"
      aria-label={`${label}: ${formatFact(fact) || t('applications.resume.notSaid')}`}
      tabIndex={-1}
    >
      <span className={styles['label']}>{label}</span>
      <div className={styles['values']}>
        {isEdited ? (
          <EditFact fact={fact} label={label} problem={problem} onChange={onChange} />
        ) : (
          <FactValue fact={fact} onChange={onChange} />
        )}
        {problem && !isEdited ? <p className={styles['problem']}>{problem}</p> : null}
        <FactSource fact={fact} onShow={onShow} />
      </div>
      <FactButtons
        fact={fact}
        label={label}
        editing={editing}
        onEdit={() => setEditing(!editing)}
        onTake={take}
        onDecide={onDecide}
      />
    </div>
  )
}

/** Source line of the fact; empty when the résumé does not contain it. */
function FactSource({ fact, onShow }: Pick<ResumeFactProps, 'fact' | 'onShow'>) {
  if (!fact.source) return null
  const { page, line, text } = fact.source
  return (
    <button type="button" className={styles['source']} onClick={() => onShow(fact)}>
      <span className={styles['number']}>{fact.number}</span>
      <span className={styles['says']}>{t('applications.resume.says', { page, line, text })}</span>
    </button>
  )
}

/** Formats the value for display and screen readers. */
function formatFact(fact: CheckFact): string {
  if (fact.name === 'skills') return fact.skills.map((skill) => skill.label).join(', ')
  if (fact.name !== 'when') return fact.value
  if (fact.value === '' && fact.until === '') return ''
  const [from, to] = [formatLifeMonth(fact.value), formatLifeMonth(fact.until)]
  if (from === '') return t('applications.resume.until', { to })
  return from === to
    ? from
    : t('applications.resume.span', { from, to: to || t('applications.entry.now') })
}

function FactValue({
  fact,
  onChange,
}: {
  readonly fact: CheckFact
  readonly onChange: FactActions['onChange']
}) {
  if (fact.name === 'skills' && fact.state === 'open') {
    return (
      <Chips>
        {fact.skills.map((skill) => (
          <Chip
            key={skill.id}
            removeLabel={t('applications.resume.dropSkill', { skill: skill.label })}
            onRemove={() =>
              onChange(fact.id, { skills: fact.skills.filter((other) => other.id !== skill.id) })
            }
          >
            {skill.label}
          </Chip>
        ))}
      </Chips>
    )
  }
  const text = formatFact(fact)
  return (
    <>
      <p className={classes(styles['value'], text === '' && styles['dim'])} dir="auto">
        {text || t('applications.resume.notSaid')}
      </p>
      {fact.state === 'same' ? (
        <p className={styles['dim']}>
          {fact.until !== '' && fact.name !== 'when'
            ? t('applications.resume.differs', { value: fact.until })
            : t('applications.resume.same')}
        </p>
      ) : null}
    </>
  )
}

interface EditFactProps {
  readonly fact: CheckFact
  readonly label: string
  readonly problem: string | undefined
  readonly onChange: FactActions['onChange']
}

function EditFact({ fact, label, problem, onChange }: EditFactProps) {
  if (fact.name === 'text')
    return (
      <TextArea
        label={label}
        limit={1500}
        formatLength={(used) => t('common.charsLeft', { used, limit: 1500 })}
        value={fact.value}
        onChange={(event) => onChange(fact.id, { value: event.currentTarget.value })}
      />
    )
  if (fact.name !== 'when')
    return (
      <TextField
        label={label}
        value={fact.value}
        error={problem}
        onChange={(event) => onChange(fact.id, { value: event.currentTarget.value })}
      />
    )
  return (
    <FieldGrid>
      <TextField
        label={t('applications.resume.field.from')}
        hint={t('applications.entry.month')}
        value={fact.value}
        error={problem}
        onChange={(event) => onChange(fact.id, { value: event.currentTarget.value })}
      />
      <TextField
        label={t('applications.resume.field.to')}
        hint={t('applications.entry.open')}
        value={fact.until}
        onChange={(event) => onChange(fact.id, { until: event.currentTarget.value })}
      />
    </FieldGrid>
  )
}

interface FactButtonsProps {
  readonly fact: CheckFact
  readonly label: string
  readonly editing: boolean
  readonly onEdit: () => void
  readonly onTake: () => void
  readonly onDecide: FactActions['onDecide']
}

function FactButtons(props: FactButtonsProps) {
  const { fact, editing, onEdit, onDecide } = props
  if (fact.state === 'same') return null
  if (fact.state === 'open' && !isUndecided(fact) && !editing)
    return (
      <div className={styles['acts']}>
        <Button size="small" onClick={onEdit}>
          {t('applications.resume.add')}
        </Button>
      </div>
    )
  if (fact.state === 'open') return <OpenFactButtons {...props} />
  const isTaken = fact.state === 'taken'
  return (
    <div className={styles['acts']}>
      <span className={isTaken ? styles['fine'] : styles['dim']}>
        {isTaken ? <IconCheck size={16} aria-hidden /> : null}
        {isTaken ? t('applications.resume.isConfirmed') : t('applications.resume.isLeft')}
      </span>
      <Button size="small" tone="quiet" onClick={() => onDecide(fact.id, 'open')}>
        {t('common.btn.undo')}
      </Button>
    </div>
  )
}

function OpenFactButtons({ fact, label, editing, onEdit, onTake, onDecide }: FactButtonsProps) {
  const isEmpty = formatFact(fact) === ''
  return (
    <div className={styles['acts']}>
      <Button
        size="small"
        disabledReason={isEmpty && editing ? t('applications.resume.needed') : null}
        onClick={isEmpty ? onEdit : onTake}
      >
        {isEmpty && !editing ? t('applications.resume.add') : t('applications.resume.confirm')}
      </Button>
      {fact.name === 'skills' || (isEmpty && !editing) ? null : (
        <IconButton label={t('applications.entry.edit', { entry: label })} onClick={onEdit}>
          <IconPencil size={18} />
        </IconButton>
      )}
      <Button size="small" tone="quiet" onClick={() => onDecide(fact.id, 'left')}>
        {t('applications.resume.leave')}
      </Button>
    </div>
  )
}
