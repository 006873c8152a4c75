import {
  type ProfilePart,
  type PartVersions,
  getPartVersions,
} from '@fledge/domain/companies/profile-parts.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Group, Stack } from '@fledge/ui/page.tsx'
import { useRef, useState, type ReactNode } from 'react'
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { ApiError, isConflict } from '../../platform/http/api-error.ts'
import { useContractForm } from '../../platform/forms/forms.ts'
import { useUnsavedDraft } from '../../platform/forms/draft-state.ts'
import { invalidateEndpoints } from '../../platform/query/query.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { staleProfileQueries } from './profile-queries.ts'
import { type TextDifference, diffFields, toPlainText } from './diff-fields.ts'
import styles from './section-form.module.css'

export interface SectionProps<P> {
  readonly profile: P
  readonly onSaved: () => void
  /** Renders the buttons below the fields. */
  readonly buttons: (busy: boolean) => ReactNode
}
type Schema = z.ZodType<FieldValues, FieldValues>
interface ProfileSectionFormProps<S extends Schema> extends Omit<SectionProps<never>, 'profile'> {
  readonly schema: S
  readonly draft: string
  /** Current stored values; refetched after another user saved. */
  readonly values: DefaultValues<z.input<S>>
  /** Sections saved by this form; their versions detect conflicts. */
  readonly parts: readonly ProfilePart[]
  readonly versions: PartVersions
  readonly send: (body: z.output<S>) => Promise<unknown>
  /** Renders the fields. */
  readonly children: (form: UseFormReturn<z.input<S>, unknown, z.output<S>>) => ReactNode
}

/**
 * Saves a section of the profile. Changes by another user are not overwritten; they are shown as a
 * conflict to resolve.
 */
function useSectionForm<S extends Schema>({
  schema,
  draft,
  values,
  parts,
  versions,
  send,
  onSaved,
}: Omit<ProfileSectionFormProps<S>, 'buttons' | 'children'>) {
  const [late, setLate] = useState<string | null>(null)
  const { drop } = useUnsavedDraft(draft)
  const now = () => ({ ...values, expected_versions: getPartVersions(parts, versions) })
  const latest = useRef(now)
  latest.current = now
  const { form, submit, sending } = useContractForm({
    schema,
    draft,
    isCompared: true,
    values: now(),
    send: async (body) => {
      await sendOrShowConflict(() => send(body), setLate)
      setLate(null)
      await invalidateEndpoints(staleProfileQueries)
      onSaved()
    },
  })
  const { dirtyFields } = form.formState
  const takeTheirs = () => {
    setLate(null)
    void drop().then(() => form.reset(latest.current()))
  }
  const keepMine = () => {
    applyRemoteChanges(form, latest.current(), dirtyFields)
    submit()
  }
  const differences =
    late === null ? [] : diffFields(values, form.getValues(), Object.keys(dirtyFields))
  return { form, submit, sending, late, differences, takeTheirs, keepMine }
}

/** Form for a section of the profile: fields, conflicts and buttons. */
export function ProfileSectionForm<S extends Schema>({
  buttons,
  children,
  ...how
}: ProfileSectionFormProps<S>) {
  const { form, submit, sending, late, differences, takeTheirs, keepMine } = useSectionForm(how)
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        {children(form)}
        {late === null ? null : (
          <ConflictNotice
            says={late}
            differences={differences}
            onTheirs={takeTheirs}
            onMine={keepMine}
            busy={sending}
          />
        )}
        {buttons(sending)}
      </Stack>
    </form>
  )
}

/**
 * Sends the form. On a conflict, refetches the page and shows a notice in the form instead of an
 * error.
 */
async function sendOrShowConflict(
  send: () => Promise<unknown>,
  onOvertaken: (says: string) => void,
): Promise<void> {
  try {
    await send()
  } catch (error) {
    if (!isConflict(error)) throw error
    await invalidateEndpoints(staleProfileQueries)
    onOvertaken(error instanceof ApiError ? error.description : '')
    // An aborted request shows no error and keeps the draft.
    throw new ApiError(0, 'ABORTED', 'aborted')
  }
}

/** Updates untouched fields with the other user's changes. */
function applyRemoteChanges<V extends FieldValues, O>(
  form: UseFormReturn<V, unknown, O>,
  stored: Readonly<Record<string, unknown>>,
  touched: object,
): void {
  for (const [name, value] of Object.entries(stored))
    if (!(name in touched) || name === 'expected_versions') setFieldValue(form, name, value)
}

// The names are keys of the form's own values.
const setFieldValue = <V extends FieldValues, O>(
  form: UseFormReturn<V, unknown, O>,
  name: string,
  value: unknown,
) => form.setValue(name as never, value as never)

function ConflictNotice({
  says,
  differences,
  onTheirs,
  onMine,
  busy,
}: {
  readonly says: string
  readonly differences: readonly TextDifference[]
  readonly onTheirs: () => void
  readonly onMine: () => void
  readonly busy: boolean
}) {
  return (
    <div className={styles['overtaken']} role="alert">
      <Stack tight>
        <p>
          <b>{says}</b>
        </p>
        <p>{t('companies.overtaken.text')}</p>
        {differences.map((one) => (
          <TextComparison key={one.name} difference={one} />
        ))}
        <Group>
          <Button tone="primary" busy={busy} onClick={onMine}>
            {t('companies.overtaken.mine')}
          </Button>
          <Button onClick={onTheirs}>{t('companies.overtaken.theirs')}</Button>
        </Group>
      </Stack>
    </div>
  )
}

/** The stored and the local text, side by side. */
function TextComparison({ difference }: { readonly difference: TextDifference }) {
  return (
    <dl className={styles['both']} dir="auto">
      <div>
        <dt>{t('companies.overtaken.they')}</dt>
        <dd>{toPlainText(difference.theirs) || '–'}</dd>
      </div>
      <div>
        <dt>{t('companies.overtaken.you')}</dt>
        <dd>{toPlainText(difference.mine) || '–'}</dd>
      </div>
    </dl>
  )
}
