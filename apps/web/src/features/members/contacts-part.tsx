import { contactOver } from '@fledge/contract/contacts/calls.ts'
import { Button } from '@fledge/ui/button.tsx'
import { Card, Meta, Row, Rows } from '@fledge/ui/card.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { FieldGrid } from '@fledge/ui/field.tsx'
import { TextField } from '@fledge/ui/fields.tsx'
import { Group, Stack } from '@fledge/ui/page.tsx'
import { PersonLine } from '@fledge/ui/person.tsx'
import { Empty } from '@fledge/ui/states.tsx'
import { useState } from 'react'
import { Answer } from '../../platform/answer.tsx'
import { client, type Payload } from '../../platform/client.ts'
import { useContractForm } from '../../platform/forms.ts'
import { showToast } from '../../platform/notes.ts'
import { refresh, useAnswer, useCall } from '../../platform/query.ts'
import { t } from '../../platform/use-texts.ts'
import styles from './settings.module.css'

type Contact = Payload<'contacts', 'listContacts'>[number]

/** People to turn to when nobody with an account answers. */
export function ContactsPart() {
  const contacts = useAnswer('contacts', 'listContacts')
  const [open, setOpen] = useState<Contact | 'new' | null>(null)
  const remove = useCall('contacts', 'removeContact')
  const putBack = useCall('contacts', 'putBackContact')
  const takeAway = ({ user_id, first_name, last_name }: Contact) =>
    remove.mutate(
      { params: { user_id } },
      {
        onSuccess: () =>
          showToast(t('members.contacts.removed', { name: `${first_name} ${last_name}` }), {
            label: t('common.btn.undo'),
            act: () => putBack.mutate({ params: { user_id } }),
          }),
      },
    )
  return (
    <Card
      title={t('members.tab.contacts')}
      count={contacts.data?.count ?? 0}
      side={
        <Button size="small" onClick={() => setOpen('new')}>
          {t('members.contacts.add')}
        </Button>
      }
      flush
    >
      <Answer
        of={contacts}
        name={t('members.tab.contacts')}
        empty={<Empty title={t('members.contacts.empty')} text={t('members.contacts.emptyText')} />}
      >
        {(rows) => (
          <Rows>
            {rows.map((row) => {
              const name = `${row.first_name} ${row.last_name}`
              return (
                <Row key={row.user_id}>
                  <div className={styles['line']}>
                    <PersonLine name={name}>
                      <Meta>
                        {[row.job_title, row.email, row.phone].filter(Boolean).join(' · ')}
                      </Meta>
                    </PersonLine>
                    <Group>
                      <Button
                        size="small"
                        aria-label={`${t('common.btn.edit')}: ${name}`}
                        onClick={() => setOpen(row)}
                      >
                        {t('common.btn.edit')}
                      </Button>
                      <Button
                        size="small"
                        tone="quiet"
                        aria-label={`${t('common.btn.remove')}: ${name}`}
                        onClick={() => takeAway(row)}
                      >
                        {t('common.btn.remove')}
                      </Button>
                    </Group>
                  </div>
                </Row>
              )
            })}
          </Rows>
        )}
      </Answer>
      <Dialog
        opened={open !== null}
        onClose={() => setOpen(null)}
        title={open === 'new' ? t('members.contacts.add') : t('members.contacts.edit')}
        closeLabel={t('common.btn.close')}
        width={520}
      >
        {open ? (
          <ContactForm
            key={open === 'new' ? 'new' : open.user_id}
            contact={open === 'new' ? null : open}
            onDone={() => setOpen(null)}
          />
        ) : null}
      </Dialog>
    </Card>
  )
}

function ContactForm({
  contact,
  onDone,
}: {
  readonly contact: Contact | null
  readonly onDone: () => void
}) {
  const { form, submit, sending } = useContractForm({
    schema: contactOver(contact?.phone ?? null),
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
      await refresh(['listContacts'])
      onDone()
    },
  })
  const errors = form.formState.errors
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
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
