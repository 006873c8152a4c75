import { toSlug } from '@fledge/domain/free-text.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Card } from '@fledge/ui/card.tsx'
import { TextArea, TextField } from '@fledge/ui/fields.tsx'
import { Stack } from '@fledge/ui/page.tsx'
import { SelectField } from '@fledge/ui/select-fields.tsx'
import { useState } from 'react'
import { Controller } from 'react-hook-form'
import { useApiQuery } from '../../platform/query/query.ts'
import { lazyComponent } from '../../platform/router/lazy-component.tsx'
import { translateKey, t } from '../../platform/i18n/use-texts.ts'
import { AddressFields } from './address-fields.tsx'
import type { BatchForm, BatchDetails } from './batch-values.ts'
import styles from './operator-batches.module.css'

const PartnerDialog = lazyComponent(() =>
  import('./partner-dialog.tsx').then((parts) => parts.PartnerDialog),
)

interface NameCardProps {
  readonly form: BatchForm
  readonly batch: BatchDetails | null
}

/**
 * Name, address, code, partner and introduction. The address of a new batch follows its name until
 * it is edited.
 */
export function NameCard({ form, batch }: NameCardProps) {
  const { errors, dirtyFields } = form.formState
  const named = form.register('name', {
    onChange: (event: { target: { value: string } }) => {
      const slug = toSlug(event.target.value)
      if (!batch && !dirtyFields.slug) form.setValue('slug', slug)
      if (!batch && !dirtyFields.code)
        form.setValue('code', slug.toUpperCase().slice(0, 40).replace(/-$/, ''))
    },
  })
  return (
    <Card title={t('batches.form.name')}>
      <Stack>
        <TextField label={t('batches.form.field.name')} {...named} error={errors.name?.message} />
        <BatchAddress form={form} batch={batch} />
        <PartnerField form={form} />
        <TextArea
          label={t('batches.form.field.introduction')}
          optional={t('common.optional')}
          hint={t('batches.form.introductionHint')}
          rows={4}
          limit={1000}
          formatLength={(used) => t('common.charsLeft', { used, limit: 1000 })}
          {...form.register('introduction')}
          error={errors.introduction?.message}
        />
      </Stack>
    </Card>
  )
}

function BatchAddress({ form, batch }: NameCardProps) {
  const toField = (name: 'slug' | 'code') => ({
    value: form.watch(name),
    error: form.formState.errors[name]?.message,
    registration: form.register(name),
  })
  return (
    <AddressFields
      slug={toField('slug')}
      code={toField('code')}
      batchId={batch?.batch_id}
      fixed={
        batch && batch.may.changeAddress !== true ? translateKey(batch.may.changeAddress) : null
      }
    />
  )
}

const noPartner = 'none'

function PartnerField({ form }: { readonly form: BatchForm }) {
  const [adding, setAdding] = useState(false)
  const partners = useApiQuery('batches', 'listPartners', { query: { per_page: '100' } })
  const options = [
    { value: noPartner, label: t('batches.form.noPartner') },
    ...(partners.data?.payload ?? []).map((partner) => ({
      value: partner.partner_id,
      label: partner.name,
    })),
  ]
  return (
    <>
      <div className={styles['pick']}>
        <Controller
          control={form.control}
          name="partner_id"
          render={({ field, fieldState }) => (
            <SelectField
              label={t('batches.form.field.partner')}
              nothingFound={t('common.nothingFound')}
              options={options}
              ref={field.ref}
              name={field.name}
              onBlur={field.onBlur}
              error={fieldState.error?.message}
              value={field.value ?? noPartner}
              onChange={(value) => field.onChange(value === noPartner ? null : value)}
            />
          )}
        />
        <Button onClick={() => setAdding(true)}>{t('batches.partner.add')}</Button>
      </div>
      {adding ? <NewPartner form={form} onClose={() => setAdding(false)} /> : null}
    </>
  )
}

// React events bubble from the dialog's portal to this form, so stop its submit here.
function NewPartner({ form, onClose }: { readonly form: BatchForm; readonly onClose: () => void }) {
  return (
    <div onSubmit={(event) => event.stopPropagation()}>
      <PartnerDialog
        partner={null}
        onClose={onClose}
        onSaved={(id) => form.setValue('partner_id', id, { shouldDirty: true })}
      />
    </div>
  )
}
