import { createOwnProfileSchema } from '@fledge/contract/members/schema.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Card } from '@fledge/ui/card.tsx'
import { TextField } from '@fledge/ui/fields.tsx'
import { ColumnLayout, Group, Stack } from '@fledge/ui/page.tsx'
import { SkeletonLines } from '@fledge/ui/states.tsx'
import { QueryResult } from '../../platform/query/query-result.tsx'
import { client, type Payload } from '../../platform/http/client.ts'
import { useContractForm } from '../../platform/forms/forms.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { LookupMultiSelect } from '../../platform/forms/pick-fields.tsx'
import { PocFields } from '../../shared/poc-fields.tsx'
import { invalidateEndpoints, useApiQuery } from '../../platform/query/query.ts'
import { renewSession } from '../../platform/shell/session.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { OwnPicture } from './own-picture.tsx'

type Own = Payload<'members', 'getOwnProfile'>

/** The user's own profile and picture. */
export function OwnPart() {
  const own = useApiQuery('members', 'getOwnProfile')
  return (
    <QueryResult
      of={own}
      name={t('members.tab.profile')}
      loading={<SkeletonLines lines={6} label={t('members.tab.profile')} />}
    >
      {(poc) => <ColumnLayout main={<OwnForm poc={poc} />} side={<OwnPicture poc={poc} />} />}
    </QueryResult>
  )
}

function useOwnForm(poc: Own) {
  return useContractForm({
    schema: createOwnProfileSchema(poc.phone),
    draft: 'members/own',
    values: {
      first_name: poc.first_name,
      last_name: poc.last_name,
      phone: poc.phone ?? '',
      time_zone: poc.time_zone,
      linkedin_url: poc.linkedin_url ?? '',
      custom_job_title: poc.custom_job_title ?? '',
      proficient_language_ids: [...poc.proficient_language_ids],
      ...(poc.job_title_id ? { job_title_id: poc.job_title_id } : {}),
    },
    send: async (body) => {
      await client.members.saveOwnProfile({ body })
      await invalidateEndpoints([
        'getOwnProfile',
        'getLoginUser',
        'getPoc',
        'listMembers',
        'listPocs',
      ])
      await renewSession()
      showToast(t('members.profile.saved'))
    },
  })
}

function OwnForm({ poc }: { readonly poc: Own }) {
  const { form, submit, sending } = useOwnForm(poc)
  return (
    <Card title={t('members.tab.profile')}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <PocFields form={form} />
          <TextField
            label={t('members.profile.phone')}
            optional={t('common.optional')}
            type="tel"
            autoComplete="tel"
            {...form.register('phone')}
            error={form.formState.errors.phone?.message}
          />
          <LookupMultiSelect
            control={form.control}
            name="proficient_language_ids"
            list="language"
            label={t('members.profile.languages')}
          />
          <Group>
            <Button type="submit" tone="primary" busy={sending}>
              {t('common.btn.save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Card>
  )
}
