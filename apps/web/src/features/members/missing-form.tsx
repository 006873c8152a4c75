import { createPocPatchSchema } from '@fledge/contract/members/schema.ts'
import type { ContactPart } from '@fledge/domain/members/rules.ts'
import { Button } from '@fledge/ui/button.tsx'
import { TextField } from '@fledge/ui/fields.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { client, type Payload } from '../../platform/http/client.ts'
import { useContractForm } from '../../platform/forms/forms.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { LookupMultiSelect, LookupSelect } from '../../platform/forms/pick-fields.tsx'
import { invalidateEndpoints } from '../../platform/query/query.ts'
import { renewSession } from '../../platform/shell/session.ts'
import { t } from '../../platform/i18n/use-texts.ts'

type Own = Payload<'members', 'getOwnProfile'>

/** Seed 000 §4: saving reloads user details and onboarding status. */
const reloads = [
  'getOwnProfile',
  'getLoginUser',
  'getOnboardingStatus',
  'getCompanyUser',
  'listChecklist',
  'listPocs',
  'listMembers',
]

interface MissingFormProps {
  readonly poc: Own
  readonly parts: readonly ContactPart[]
}

function useMissingForm({ poc, parts }: MissingFormProps) {
  const has = (part: ContactPart) => parts.includes(part)
  return useContractForm({
    schema: createPocPatchSchema(poc.phone).refine(
      (value) => !has('phone') || Boolean(value.phone),
      {
        path: ['phone'],
        message: t('members.missing.needPhone'),
      },
    ),
    // Send only the requested fields so that the others don't change.
    values: {
      ...(has('phone') ? { phone: poc.phone ?? '' } : {}),
      ...(has('linkedin') ? { linkedin_url: poc.linkedin_url ?? '' } : {}),
      ...(has('languages') ? { proficient_language_ids: [...poc.proficient_language_ids] } : {}),
    },
    send: async (body) => {
      await client.members.savePoc({ body })
      await Promise.all([invalidateEndpoints(reloads), renewSession()])
      showToast(t('members.missing.done'))
    },
  })
}

/** Form for the missing contact details only. */
export function MissingForm({ poc, parts }: MissingFormProps) {
  const { form, submit, sending } = useMissingForm({ poc, parts })
  return (
    <form onSubmit={submit} noValidate>
      <Stack tight>
        <MissingFields form={form} parts={parts} />
        <div>
          <Button type="submit" tone="primary" size="small" busy={sending}>
            {t('common.btn.save')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}

interface MissingFieldsProps extends Pick<MissingFormProps, 'parts'> {
  readonly form: ReturnType<typeof useMissingForm>['form']
}

function MissingFields({ form, parts }: MissingFieldsProps) {
  const { errors } = form.formState
  return (
    <>
      {parts.includes('job_title') ? (
        <LookupSelect
          control={form.control}
          name="job_title_id"
          list="jobTitle"
          label={t('registration.you.role')}
        />
      ) : null}
      {parts.includes('linkedin') ? (
        <TextField
          label={t('registration.you.linkedin')}
          inputMode="url"
          {...form.register('linkedin_url')}
          error={errors.linkedin_url?.message}
        />
      ) : null}
      {parts.includes('languages') ? (
        <LookupMultiSelect
          control={form.control}
          name="proficient_language_ids"
          list="language"
          label={t('members.profile.languages')}
        />
      ) : null}
      {parts.includes('phone') ? (
        <TextField
          label={t('members.profile.phone')}
          type="tel"
          autoComplete="tel"
          {...form.register('phone')}
          error={errors.phone?.message}
        />
      ) : null}
    </>
  )
}
