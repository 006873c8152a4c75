import { Stack } from '@fledge/ui/page.tsx'
import type { ReactNode } from 'react'
import type { DefaultValues, FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import { ConflictCard } from '../../platform/forms/conflict-card.tsx'
import type { SaveRequest } from '../../platform/forms/save-session.ts'
import { useEditForm } from '../../platform/forms/use-edit-form.ts'
import { invalidateEndpoints } from '../../platform/query/query.ts'
import { describeProfileField } from './describe-profile-field.ts'
import { staleProfileQueries } from './profile-queries.ts'

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
  readonly values: DefaultValues<z.input<S>> & Readonly<Record<string, unknown>>
  /** Loads the stored values after a conflict. */
  readonly load: () => Promise<Readonly<Record<string, unknown>>>
  readonly send: (body: z.output<S> & Pick<SaveRequest, 'base'>) => Promise<unknown>
  /** Renders the fields. */
  readonly children: (form: UseFormReturn<z.input<S>, unknown, z.output<S>>) => ReactNode
}

/**
 * Form for a section of the profile: fields, conflicts and buttons. Changes by another user are not
 * overwritten.
 */
export function ProfileSectionForm<S extends Schema>({
  schema,
  draft,
  values,
  load,
  send,
  onSaved,
  buttons,
  children,
}: ProfileSectionFormProps<S>) {
  const { form, submit, sending, conflicts, decide } = useEditForm({
    schema,
    initial: values,
    saved: values,
    draft,
    save: async (body, base) => {
      await send({ ...body, base })
      await invalidateEndpoints(staleProfileQueries)
    },
    reload: load,
    onSaved,
  })
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <ConflictCard
          conflicts={conflicts}
          onDecide={decide}
          // Conflicts name fields of the form.
          read={(field) => form.getValues(field as Path<z.input<S>>)}
          describe={describeProfileField}
        />
        {children(form)}
        {buttons(sending)}
      </Stack>
    </form>
  )
}
