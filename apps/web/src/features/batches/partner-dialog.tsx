import { partnerEditBody } from '@fledge/contract/batches/operator-schema.ts'
import { toSlug } from '@fledge/domain/free-text.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { TextArea, TextField } from '@fledge/ui/fields.tsx'
import { Group, Stack } from '@fledge/ui/page.tsx'
import { useRef } from 'react'
import { Controller } from 'react-hook-form'
import { client } from '../../platform/http/client.ts'
import { ConflictCard, describeFields } from '../../platform/forms/conflict-card.tsx'
import { useEditForm } from '../../platform/forms/use-edit-form.ts'
import { showToast } from '../../platform/shell/toasts.ts'
import { invalidateEndpoints } from '../../platform/query/query.ts'
import { translateKey, t, type PlainTextKey } from '../../platform/i18n/use-texts.ts'
import { type Partner, formatPublicUrl } from './batch-values.ts'

const parseDomains = (words: string) => words.split(/[\s,;]+/).filter(Boolean)

interface DialogProps {
  readonly partner: Partner | null
  readonly onClose: () => void
  readonly onSaved?: (id: string) => void
}

/** Form for a partner's name, address, domains and introduction. */
export function PartnerDialog(props: DialogProps) {
  const { partner, onClose } = props
  const edit = usePartnerForm(props)
  const { form, submit, sending, forget } = edit
  const cancel = () => {
    void forget()
    onClose()
  }
  return (
    <Dialog
      opened
      onClose={onClose}
      title={partner ? t('batches.partner.edit') : t('batches.partner.add')}
      closeLabel={t('common.btn.close')}
      width={560}
    >
      <form onSubmit={submit} noValidate>
        <Stack>
          <PartnerConflicts edit={edit} />
          <NameFields form={form} partner={partner} />
          <DomainsField form={form} />
          <ReasonField form={form} partner={partner} />
          <TextArea
            label={t('batches.partner.introduction')}
            optional={t('common.optional')}
            rows={3}
            {...form.register('introduction')}
            error={form.formState.errors.introduction?.message}
          />
          <Group>
            <Button onClick={cancel}>{t('common.btn.cancel')}</Button>
            <Button type="submit" tone="primary" busy={sending}>
              {t('common.btn.save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}

const toPartnerValues = (partner: Partner | null) => ({
  name: partner?.name ?? '',
  slug: partner?.slug ?? '',
  introduction: partner?.introduction ?? '',
  email_domains: [...(partner?.email_domains ?? [])],
})

const labels: Readonly<Record<string, PlainTextKey>> = {
  name: 'batches.partner.name',
  slug: 'batches.partner.slug',
  introduction: 'batches.partner.introduction',
  email_domains: 'batches.partner.domains',
}

const describePartnerField = describeFields(labels, (value) => [value].flat().join(', '))

function usePartnerForm({ partner, onClose, onSaved }: DialogProps) {
  const saved = useRef('')
  return useEditForm({
    schema: partnerEditBody,
    draft: `partners/${partner?.partner_id ?? 'new'}`,
    initial: { ...toPartnerValues(partner), reason: '' },
    saved: partner ? toPartnerValues(partner) : {},
    save: async ({ reason, ...body }, base) => {
      const { payload } = await (partner
        ? client.batches.editPartner({
            params: { id: partner.partner_id },
            body: { ...body, reason, base },
          })
        : client.batches.createPartner({ body }))
      await invalidateEndpoints(['listPartners', 'listOperatorBatches', 'getOperatorBatch'])
      showToast(t('batches.partner.saved', { name: payload.name }))
      saved.current = payload.partner_id
    },
    reload: async () => {
      const { payload } = await client.batches.listPartners({ query: {} })
      return toPartnerValues(
        payload.find(({ partner_id }) => partner_id === partner?.partner_id) ?? partner,
      )
    },
    onSaved: () => {
      onSaved?.(saved.current)
      onClose()
    },
  })
}

const PartnerConflicts = ({ edit }: { readonly edit: ReturnType<typeof usePartnerForm> }) => (
  <ConflictCard
    isBare
    conflicts={edit.conflicts}
    onDecide={edit.decide}
    read={(field) => Reflect.get(edit.form.getValues(), field)}
    describe={describePartnerField}
  />
)

interface FieldsProps {
  readonly form: ReturnType<typeof usePartnerForm>['form']
}

/** A new partner's address follows its name until it is edited. */
function NameFields({ form, partner }: FieldsProps & Pick<DialogProps, 'partner'>) {
  const { errors, dirtyFields } = form.formState
  const fixed =
    partner !== null && partner.may.changeAddress !== true
      ? translateKey(partner.may.changeAddress)
      : undefined
  const named = form.register('name', {
    onChange: (event: { target: { value: string } }) =>
      partner || dirtyFields.slug ? undefined : form.setValue('slug', toSlug(event.target.value)),
  })
  return (
    <>
      <TextField label={t('batches.partner.name')} {...named} error={errors.name?.message} />
      <TextField
        label={t('batches.partner.slug')}
        readOnly={fixed !== undefined}
        hint={fixed ?? formatPublicUrl(form.watch('slug'))}
        spellCheck={false}
        autoComplete="off"
        {...form.register('slug')}
        error={errors.slug?.message}
      />
    </>
  )
}

function DomainsField({ form }: FieldsProps) {
  const error = form.formState.errors.email_domains
  return (
    <Controller
      control={form.control}
      name="email_domains"
      render={({ field }) => (
        <TextField
          label={t('batches.partner.domains')}
          optional={t('common.optional')}
          hint={t('batches.partner.domainsHint')}
          spellCheck={false}
          ref={field.ref}
          name={field.name}
          onBlur={field.onBlur}
          defaultValue={field.value.join(', ')}
          onChange={(event) => field.onChange(parseDomains(event.currentTarget.value))}
          error={error?.message ?? error?.root?.message}
        />
      )}
    />
  )
}

/** Asked for once a domain is removed, whose people then no longer find their batch. */
function ReasonField({ form, partner }: FieldsProps & Pick<DialogProps, 'partner'>) {
  const domains = form.watch('email_domains')
  if (!partner?.email_domains.some((domain) => !domains.includes(domain))) return null
  return (
    <TextArea
      label={t('batches.partner.reason')}
      hint={t('batches.admin.reasonHint')}
      rows={2}
      {...form.register('reason')}
      error={form.formState.errors.reason?.message}
    />
  )
}
