import { contactCalls } from '@fledge/contract/contacts/calls.ts'
import { room } from '../../platform/http/handler.ts'
import {
  addContact,
  editContact,
  listContacts,
  putBackContact,
  removeContact,
} from './manage-contacts.ts'

export const contactsRoom = room(contactCalls, {
  listContacts,
  addContact,
  editContact,
  removeContact,
  putBackContact,
})
