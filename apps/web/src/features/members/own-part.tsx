import { createOwnProfileSchema } from '@fledge/contract/members/schema.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Card } from '@fledge/ui/card.tsx'
import { TextField } from '@fledge/ui/fields.tsx'
import { ColumnLayout, Group, Stack } from '@fledge/ui/page.tsx'
import { SkeletonLines } from '@fledge/ui/states.tsx'
import { QueryResult } from '../../platform/query/query-result.tsx'
import { client, type Payload } from '../../platform/http/client.ts'
import { ConflictCard } from '../../platform/forms/conflict-card.tsx'
import { useEditForm } from '../../platform/forms/use-edit-form.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { LookupMultiSelect } from '../../platform/forms/pick-fields.tsx'
import { PocFields } from '../../shared/poc-fields.tsx'
import { describePocField, toInitialPoc, toSavedPoc } from '../../shared/poc-values.ts'
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

const toSavedProfile = (poc: Own) => ({ ...toSavedPoc(poc), phone: poc.phone ?? '' })

function useOwnForm(poc: Own) {
  return useEditForm({
    schema: createOwnProfileSchema(poc.phone),
    draft: 'members/own',
    initial: { ...toInitialPoc(poc), phone: poc.phone ?? '' },
    saved: toSavedProfile(poc),
    save: async (body, base) => {
      await client.members.saveOwnProfile({ body: { ...body, base } })
      await invalidateEndpoints([
        'getOwnProfile',
        'getLoginUser',
        'getPoc',
        'listMembers',
        'listPocs',
      ])
      await renewSession()
    },
    reload: async () => toSavedProfile((await client.members.getOwnProfile()).payload),
    onSaved: () => showToast(t('members.profile.saved')),
  })
}

function OwnForm({ poc }: { readonly poc: Own }) {
  const { form, submit, sending, conflicts, decide } = useOwnForm(poc)
  return (
    <Card title={t('members.tab.profile')}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <ConflictCard
            isBare
            conflicts={conflicts}
            onDecide={decide}
            read={(field) => Reflect.get(form.getValues(), field)}
            describe={describePocField}
          />
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
