import { Button } from '@fledge/ui/button.tsx'
import { Meta, CardListItem } from '@fledge/ui/card.tsx'
import { Dialog } from '@fledge/ui/dialog.tsx'
import { Group } from '@fledge/ui/page.tsx'
import { PersonLine } from '@fledge/ui/person.tsx'
import { EmptyState } from '@fledge/ui/states.tsx'
import { useState } from 'react'
import { showToast } from '../../platform/shell/toasts.ts'
import { DataList } from '../../platform/list/data-list.tsx'
import { useApiQuery, useApiMutation } from '../../platform/query/query.ts'
import { t } from '../../platform/i18n/use-texts.ts'
import { type Contact, ContactForm } from './contact-form.tsx'
import styles from './settings.module.css'

/** Contact shown in the dialog. */
type OpenContact = Contact | 'new' | null

/** Removes a contact immediately; the toast offers to undo. */
function useRemoveContact() {
  const remove = useApiMutation('contacts', 'removeContact')
  const putBack = useApiMutation('contacts', 'putBackContact')
  return ({ user_id, first_name, last_name }: Contact) =>
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
}

/** Additional contacts for when no member responds. */
export function ContactsPart() {
  const contacts = useApiQuery('contacts', 'listContacts')
  const [open, setOpen] = useState<OpenContact>(null)
  const remove = useRemoveContact()
  return (
    <>
      <DataList
        title={t('members.tab.contacts')}
        of={contacts}
        side={
          <Button size="small" onClick={() => setOpen('new')}>
            {t('members.contacts.add')}
          </Button>
        }
        empty={
          <EmptyState title={t('members.contacts.empty')} text={t('members.contacts.emptyText')} />
        }
        row={(row) => (
          <ContactRow
            key={row.user_id}
            row={row}
            onEdit={() => setOpen(row)}
            onRemove={() => remove(row)}
          />
        )}
      />
      <ContactDialog open={open} onClose={() => setOpen(null)} />
    </>
  )
}

interface ContactRowProps {
  readonly row: Contact
  readonly onEdit: () => void
  readonly onRemove: () => void
}

function ContactRow({ row, onEdit, onRemove }: ContactRowProps) {
  const name = `${row.first_name} ${row.last_name}`
  return (
    <CardListItem>
      <div className={styles['line']}>
        <PersonLine name={name}>
          <Meta>{[row.job_title, row.email, row.phone].filter(Boolean).join(' · ')}</Meta>
        </PersonLine>
        <Group>
          <Button size="small" aria-label={`${t('common.btn.edit')}: ${name}`} onClick={onEdit}>
            {t('common.btn.edit')}
          </Button>
          <Button
            size="small"
            tone="quiet"
            aria-label={`${t('common.btn.remove')}: ${name}`}
            onClick={onRemove}
          >
            {t('common.btn.remove')}
          </Button>
        </Group>
      </div>
    </CardListItem>
  )
}

function ContactDialog({
  open,
  onClose,
}: {
  readonly open: OpenContact
  readonly onClose: () => void
}) {
  return (
    <Dialog
      opened={open !== null}
      onClose={onClose}
      title={open === 'new' ? t('members.contacts.add') : t('members.contacts.edit')}
      closeLabel={t('common.btn.close')}
      width={520}
    >
      {open ? (
        <ContactForm
          key={open === 'new' ? 'new' : open.user_id}
          contact={open === 'new' ? null : open}
          onDone={onClose}
        />
      ) : null}
    </Dialog>
  )
}
