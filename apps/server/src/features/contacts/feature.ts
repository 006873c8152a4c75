import { contactEndpoints } from '@fledge/contract/contacts/endpoints.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import { addContact } from './add-contact.ts'
import { editContact } from './edit-contact.ts'
import { listContacts } from './list-contacts.ts'
import { putBackContact } from './put-back-contact.ts'
import { removeContact } from './remove-contact.ts'

export const contactsFeature = defineFeature(contactEndpoints, {
  listContacts,
  addContact,
  editContact,
  removeContact,
  putBackContact,
})
