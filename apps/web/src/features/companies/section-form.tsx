import {
  type ProfilePart,
  type PartVersions,
  versionsOf,
} from '@fledge/domain/companies/profile-parts.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Group, Stack } from '@fledge/ui/page.tsx'
import { useRef, useState, type ReactNode } from 'react'
import type { DefaultValues, FieldValues, UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { CallError, isOvertaken } from '../../platform/call-error.ts'
import { useContractForm } from '../../platform/forms.ts'
import { useDraftLeft } from '../../platform/kept.ts'
import { refresh } from '../../platform/query.ts'
import { t } from '../../platform/use-texts.ts'
import { profileCalls } from './profile-calls.ts'
import { type Difference, whatDiffers, wordsOf } from './what-differs.ts'
import styles from './section-form.module.css'

export interface SectionProps<P> {
  readonly profile: P
  readonly onSaved: () => void
  /** The buttons under the fields. */
  readonly buttons: (busy: boolean) => ReactNode
}
type Schema = z.ZodType<FieldValues, FieldValues>
interface SectionFormProps<S extends Schema> extends Omit<SectionProps<never>, 'profile'> {
  readonly schema: S
  readonly draft: string
  /** As they are stored now; read again after somebody else saved. */
  readonly values: DefaultValues<z.input<S>>
  /** What is saved here, and how often each was changed when it was read. */
  readonly parts: readonly ProfilePart[]
  readonly versions: PartVersions
  readonly send: (body: z.output<S>) => Promise<unknown>
  /** The fields. */
  readonly children: (form: UseFormReturn<z.input<S>, unknown, z.output<S>>) => ReactNode
}

/** Saves a part of the profile. Somebody else's change since it was read is not written over: it is told, and one chooses. */
function useSectionForm<S extends Schema>({
  schema,
  draft,
  values,
  parts,
  versions,
  send,
  onSaved,
}: Omit<SectionFormProps<S>, 'buttons' | 'children'>) {
  const [late, setLate] = useState<string | null>(null)
  const { drop } = useDraftLeft(draft)
  const fresh = useRef({ values, versions })
  fresh.current = { values, versions }
  const { form, submit, sending } = useContractForm({
    schema,
    draft,
    isCompared: true,
    values: { ...values, expected_versions: versionsOf(parts, versions) },
    send: async (body) => {
      try {
        await send(body)
      } catch (error) {
        if (!isOvertaken(error)) throw error
        await refresh(profileCalls)
        setLate(error instanceof CallError ? error.description : '')
        // Told at the form, not as a failure; and the draft stays.
        throw new CallError(0, 'ABORTED', 'aborted')
      }
      setLate(null)
      await refresh(profileCalls)
      onSaved()
    },
  })
  const { dirtyFields } = form.formState
  const now = () => ({
    ...fresh.current.values,
    expected_versions: versionsOf(parts, fresh.current.versions),
  })
  const theirs = () => {
    setLate(null)
    void drop().then(() => form.reset(now()))
  }
  const mine = () => {
    // What was not touched here becomes what they made of it.
    const untouched = Object.entries(now()).filter(
      ([name]) => !(name in dirtyFields) || name === 'expected_versions',
    )
    for (const [name, value] of untouched) setAny(form, name, value)
    submit()
  }
  const notice =
    late === null ? null : (
      <Overtaken
        says={late}
        differences={whatDiffers(values, form.getValues(), Object.keys(dirtyFields))}
        onTheirs={theirs}
        onMine={mine}
        busy={sending}
      />
    )
  return { form, submit, sending, notice }
}

/** A part of the profile as a form: fields, what somebody else did meanwhile, buttons. */
export function SectionForm<S extends Schema>({ buttons, children, ...how }: SectionFormProps<S>) {
  const { form, submit, sending, notice } = useSectionForm(how)
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        {children(form)}
        {notice}
        {buttons(sending)}
      </Stack>
    </form>
  )
}

// The names are those of the values that the form was made with.
const setAny = <V extends FieldValues, O>(
  form: UseFormReturn<V, unknown, O>,
  name: string,
  value: unknown,
) => form.setValue(name as never, value as never)

function Overtaken({
  says,
  differences,
  onTheirs,
  onMine,
  busy,
}: {
  readonly says: string
  readonly differences: readonly Difference[]
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
          <dl key={one.name} className={styles['both']} dir="auto">
            <div>
              <dt>{t('companies.overtaken.they')}</dt>
              <dd>{wordsOf(one.theirs) || '–'}</dd>
            </div>
            <div>
              <dt>{t('companies.overtaken.you')}</dt>
              <dd>{wordsOf(one.mine) || '–'}</dd>
            </div>
          </dl>
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
