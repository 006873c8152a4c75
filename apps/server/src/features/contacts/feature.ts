import { contactEndpoints } from '@fledge/contract/contacts/endpoints.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import {
  addContact,
  editContact,
  listContacts,
  putBackContact,
  removeContact,
} from './manage-contacts.ts'

export const contactsFeature = defineFeature(contactEndpoints, {
  listContacts,
  addContact,
  editContact,
  removeContact,
  putBackContact,
})
