import { z } from 'zod'
import { defineCalls } from '../platform/call.ts'
import {
  email,
  line,
  nothing,
  phone,
  phoneOver,
  phoneWords,
  text,
  uuid,
} from '../platform/schema.ts'

const fieldsWith = (phone: typeof phoneWords) => ({
  first_name: line(100),
  last_name: line(100),
  email,
  phone: phone.nullable().optional(),
  job_title: text(100).nullable().optional(),
})
/** As its form asks it, over the number that is kept. */
export const contactOver = (kept: string | null) => z.strictObject(fieldsWith(phoneOver(kept)))
const one = z.strictObject({ user_id: uuid })
const contact = z.object({
  user_id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  job_title: z.string().nullable(),
})

export const contactCalls = defineCalls({
  listContacts: {
    method: 'GET',
    path: 'admin-setting/get-alternatePoc-detail',
    access: ['company:admin'],
    says: 'Alternate points of contact: people to turn to when nobody with an account answers.',
    answer: z.array(contact),
    counted: true,
  },
  addContact: {
    method: 'POST',
    path: 'save-alternate-poc-detail',
    access: ['company:admin'],
    says: 'Adds one.',
    body: z.strictObject(fieldsWith(phone)),
    answer: contact,
    changes: ['listContacts'],
  },
  editContact: {
    method: 'POST',
    path: 'update-alternatePoc-detail',
    access: ['company:admin'],
    says: 'Edits one.',
    body: one.extend(fieldsWith(phoneWords)),
    answer: contact,
    changes: ['listContacts'],
  },
  removeContact: {
    method: 'DELETE',
    path: 'delete-alternatePoc-detail/{user_id}',
    access: ['company:admin'],
    says: 'Removes one; it can be put back for a day.',
    params: one,
    answer: nothing,
    changes: ['listContacts'],
  },
  putBackContact: {
    method: 'POST',
    path: 'restore-alternatePoc-detail/{user_id}',
    access: ['company:admin'],
    says: 'Puts a removed one back as it was.',
    params: one,
    answer: contact,
    changes: ['listContacts'],
  },
})
