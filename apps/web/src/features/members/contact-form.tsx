import { createContactSchema } from '@fledge/contract/contacts/endpoints.ts'
import { Button } from '@fledge/ui/button.tsx'
import { FieldGrid } from '@fledge/ui/field.tsx'
import { TextField } from '@fledge/ui/fields.tsx'
import { Group, Stack } from '@fledge/ui/page.tsx'
import { client, type Payload } from '../../platform/http/client.ts'
import { ConflictCard, describeFields } from '../../platform/forms/conflict-card.tsx'
import { useEditForm } from '../../platform/forms/use-edit-form.ts'
import { invalidateEndpoints } from '../../platform/query/query.ts'
import { t } from '../../platform/i18n/use-texts.ts'

export type Contact = Payload<'contacts', 'listContacts'>[number]

interface ContactFormProps {
  /** Contact to edit, or null to add one. */
  readonly contact: Contact | null
  readonly onDone: () => void
}

const toContactValues = (contact: Contact | null) => ({
  first_name: contact?.first_name ?? '',
  last_name: contact?.last_name ?? '',
  email: contact?.email ?? '',
  phone: contact?.phone ?? '',
  job_title: contact?.job_title ?? '',
})

const describeContactField = describeFields(
  {
    first_name: 'members.contacts.firstName',
    last_name: 'members.contacts.lastName',
    email: 'members.contacts.email',
    phone: 'members.contacts.phone',
    job_title: 'members.contacts.title',
  },
  (value) => String(value ?? ''),
)

function useContactForm({ contact, onDone }: ContactFormProps) {
  return useEditForm({
    schema: createContactSchema(contact?.phone ?? null),
    draft: `contacts/${contact?.user_id ?? 'new'}`,
    initial: toContactValues(contact),
    saved: contact ? toContactValues(contact) : {},
    save: async (body, base) => {
      await (contact
        ? client.contacts.editContact({ body: { ...body, user_id: contact.user_id, base } })
        : client.contacts.addContact({ body }))
      await invalidateEndpoints(['listContacts'])
    },
    reload: async () => {
      const { payload } = await client.contacts.listContacts()
      return toContactValues(payload.find(({ user_id }) => user_id === contact?.user_id) ?? contact)
    },
    onSaved: onDone,
  })
}

/** Form with name and contact details. */
export function ContactForm({ contact, onDone }: ContactFormProps) {
  const { form, submit, sending, forget, conflicts, decide } = useContactForm({ contact, onDone })
  const cancel = () => {
    void forget()
    onDone()
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <ConflictCard
          isBare
          conflicts={conflicts}
          onDecide={decide}
          read={(field) => Reflect.get(form.getValues(), field)}
          describe={describeContactField}
        />
        <ContactFields form={form} />
        <Group>
          <Button onClick={cancel}>{t('common.btn.cancel')}</Button>
          <Button type="submit" tone="primary" busy={sending}>
            {t('common.btn.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

function ContactFields({ form }: { readonly form: ReturnType<typeof useContactForm>['form'] }) {
  const { errors } = form.formState
  return (
    <>
      <FieldGrid>
        <TextField
          label={t('members.contacts.firstName')}
          {...form.register('first_name')}
          error={errors.first_name?.message}
        />
        <TextField
          label={t('members.contacts.lastName')}
          {...form.register('last_name')}
          error={errors.last_name?.message}
        />
      </FieldGrid>
      <TextField
        label={t('members.contacts.email')}
        type="email"
        {...form.register('email')}
        error={errors.email?.message}
      />
      <FieldGrid>
        <TextField
          label={t('members.contacts.phone')}
          optional={t('common.optional')}
          type="tel"
          {...form.register('phone')}
          error={errors.phone?.message}
        />
        <TextField
          label={t('members.contacts.title')}
          optional={t('common.optional')}
          {...form.register('job_title')}
          error={errors.job_title?.message}
        />
      </FieldGrid>
    </>
  )
}
