import { createContactSchema } from '@fledge/contract/contacts/endpoints.ts'
import { Button } from '@fledge/ui/button.tsx'
import { FieldGrid } from '@fledge/ui/field.tsx'
import { TextField } from '@fledge/ui/fields.tsx'
import { Group, Stack } from '@fledge/ui/page.tsx'
import { client, type Payload } from '../../platform/http/client.ts'
import { useContractForm } from '../../platform/forms/forms.ts'
import { invalidateEndpoints } from '../../platform/query/query.ts'
import { t } from '../../platform/i18n/use-texts.ts'

export type Contact = Payload<'contacts', 'listContacts'>[number]

interface ContactFormProps {
  /** Contact to edit, or null to add one. */
  readonly contact: Contact | null
  readonly onDone: () => void
}

function useContactForm({ contact, onDone }: ContactFormProps) {
  return useContractForm({
    schema: createContactSchema(contact?.phone ?? null),
    values: {
      first_name: contact?.first_name ?? '',
      last_name: contact?.last_name ?? '',
      email: contact?.email ?? '',
      phone: contact?.phone ?? '',
      job_title: contact?.job_title ?? '',
    },
    send: async (body) => {
      await (contact
        ? client.contacts.editContact({ body: { ...body, user_id: contact.user_id } })
        : client.contacts.addContact({ body }))
      await invalidateEndpoints(['listContacts'])
      onDone()
    },
  })
}

/** Form with name and contact details. */
export function ContactForm({ contact, onDone }: ContactFormProps) {
  const { form, submit, sending } = useContactForm({ contact, onDone })
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <ContactFields form={form} />
        <Group>
          <Button onClick={onDone}>{t('common.btn.cancel')}</Button>
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
