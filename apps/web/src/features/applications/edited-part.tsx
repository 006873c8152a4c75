import { Button } from '@fledge/ui/button.tsx'
import { Card } from '@fledge/ui/card.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { useState, type ReactNode } from 'react'
import type { SaveState } from '../../platform/forms/autosaver.ts'
import { AutosaveStatus } from '../../platform/forms/autosave-status.tsx'
import { t } from '../../platform/i18n/use-texts.ts'
import styles from './applications.module.css'
import { focusFirstError, settleStep, StepForms } from './step-forms.ts'

interface EditedPartProps {
  readonly onDone: () => void
  /**
   * Renders the form. It is wrapped in a card or renders its own, with `side` to the right of the
   * title.
   */
  readonly children: (onState: (state: SaveState) => void, side: ReactNode) => ReactNode
  readonly title?: string
  readonly text?: ReactNode
}

/**
 * Part of the profile edited in place. It saves automatically; "Done" closes it once everything is
 * saved.
 */
export function EditedPart({ onDone, children, title, text }: EditedPartProps) {
  const [forms] = useState(() => new Set<() => Promise<string | null>>())
  const [state, setState] = useState<SaveState>({ state: 'idle' })
  const leave = async () => {
    const because = await settleStep(forms)
    if (because === null) return onDone()
    return focusFirstError(because)
  }
  const side = (
    <span className={styles['bar']}>
      <AutosaveStatus
        key={state.state === 'saved' ? state.at.getTime() : state.state}
        state={state}
      />
      <Button size="small" tone="primary" onClick={() => void leave()}>
        {t('profiles.editDone')}
      </Button>
    </span>
  )
  const form = (
    <div className={styles['edited']}>
      <StepForms value={forms}>{children(setState, side)}</StepForms>
    </div>
  )
  return title ? (
    <Card title={title} side={side}>
      <Stack tight>
        {text ? <p className={styles['hint']}>{text}</p> : null}
        {form}
      </Stack>
    </Card>
  ) : (
    form
  )
}
