import { ownProfileBody } from '@fledge/contract/members/schema.ts'
import { Stack } from '@fledge/ui/page.tsx'
import { SkeletonLines } from '@fledge/ui/states.tsx'
import type { ReactNode } from 'react'
import { QueryResult } from '../../platform/query/query-result.tsx'
import { client, type Payload } from '../../platform/http/client.ts'
import { ConflictCard } from '../../platform/forms/conflict-card.tsx'
import { useEditForm } from '../../platform/forms/use-edit-form.ts'
import { LookupMultiSelect } from '../../platform/forms/pick-fields.tsx'
import { PocFields } from '../../shared/poc-fields.tsx'
import { describePocField, toInitialPoc, toSavedPoc } from '../../shared/poc-values.ts'
import { invalidateEndpoints, useApiQuery } from '../../platform/query/query.ts'
import { renewSession } from '../../platform/shell/session.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { profileDrafts } from './profile-queries.ts'

interface YouProps {
  readonly onSaved: () => void
  readonly buttons: (busy: boolean) => ReactNode
}

/** Returns whether name, role and LinkedIn were given at sign-up. */
const isKnownFromSignUp = (poc: Payload<'members', 'getOwnProfile'>): boolean =>
  Boolean(poc.first_name && poc.last_name && poc.linkedin_url && poc.job_title_id)

/** Profile of a point of contact, without the fields already given at sign-up. */
export function YouForm(props: YouProps) {
  const own = useApiQuery('members', 'getOwnProfile')
  return (
    <QueryResult
      of={own}
      name={t('companies.step.you')}
      loading={<SkeletonLines lines={5} label={t('companies.step.you')} />}
    >
      {(poc) => <Form poc={poc} {...props} />}
    </QueryResult>
  )
}

interface FormProps extends YouProps {
  readonly poc: Payload<'members', 'getOwnProfile'>
}

function useYouForm({ poc, onSaved }: Pick<FormProps, 'poc' | 'onSaved'>) {
  return useEditForm({
    // Onboarding requires all fields; the endpoint itself accepts missing ones.
    schema: ownProfileBody,
    draft: profileDrafts.you,
    initial: toInitialPoc(poc),
    saved: toSavedPoc(poc),
    save: async (body, base) => {
      await client.members.savePoc({ body: { ...body, base } })
      // Refetch the user and the onboarding status (seed 000 §4).
      await invalidateEndpoints([
        'getOwnProfile',
        'getOnboardingStatus',
        'getCompanyUser',
        'listChecklist',
      ])
      await renewSession()
    },
    reload: async () => toSavedPoc((await client.members.getOwnProfile()).payload),
    onSaved,
  })
}

function Form({ poc, onSaved, buttons }: FormProps) {
  const { form, submit, sending, conflicts, decide } = useYouForm({ poc, onSaved })
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <ConflictCard
          conflicts={conflicts}
          onDecide={decide}
          read={(field) => Reflect.get(form.getValues(), field)}
          describe={describePocField}
        />
        {isKnownFromSignUp(poc) ? null : <PocFields form={form} />}
        <LookupMultiSelect
          control={form.control}
          name="proficient_language_ids"
          list="language"
          label={t('companies.field.languages')}
        />
        {buttons(sending)}
      </Stack>
    </form>
  )
}
