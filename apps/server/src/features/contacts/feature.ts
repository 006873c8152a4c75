import { contactCalls } from '@fledge/contract/contacts/calls.ts'
import { defineFeature } from '../../platform/http/handler.ts'
import {
  addContact,
  editContact,
  listContacts,
  putBackContact,
  removeContact,
} from './manage-contacts.ts'

export const contactsFeature = defineFeature(contactCalls, {
  listContacts,
  addContact,
  editContact,
  removeContact,
  putBackContact,
})
