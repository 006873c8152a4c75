import { z } from 'zod'
import { defineCalls } from '../platform/call.ts'
import { email, line, nothing, phone, text, uuid } from '../platform/schema.ts'

const fields = { first_name: line(100), last_name: line(100), email, phone: phone.nullable().optional(), job_title: text(100).nullable().optional() }
export const contactBody = z.strictObject(fields)
const contact = z.object({ user_id: z.string(), first_name: z.string(), last_name: z.string(), email: z.string(), phone: z.string().nullable(), job_title: z.string().nullable() })

export const contactCalls = defineCalls({
  listContacts: {
    method: 'GET', path: 'admin-setting/get-alternatePoc-detail', access: ['company:admin'], says: 'Alternate points of contact: people to turn to when nobody with an account answers.', answer: z.array(contact), counted: true,
  },
  addContact: { method: 'POST', path: 'save-alternate-poc-detail', access: ['company:admin'], says: 'Adds one.', body: contactBody, answer: contact, changes: ['listContacts'] },
  editContact: { method: 'POST', path: 'update-alternatePoc-detail', access: ['company:admin'], says: 'Edits one.', body: z.strictObject({ user_id: uuid, ...fields }), answer: contact, changes: ['listContacts'] },
  removeContact: { method: 'DELETE', path: 'delete-alternatePoc-detail/{user_id}', access: ['company:admin'], says: 'Removes one.', params: z.strictObject({ user_id: uuid }), answer: nothing, changes: ['listContacts'] },
})
