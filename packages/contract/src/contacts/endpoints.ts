import { z } from 'zod'
import { defineEndpoints } from '../platform/define-endpoints.ts'
import { saveBase } from '../platform/save-base.ts'
import {
  email,
  line,
  emptyBody,
  phone,
  createPhoneSchema,
  phoneText,
  text,
  uuid,
} from '../platform/schema.ts'

const buildContactFields = (phone: typeof phoneText) => ({
  first_name: line(100),
  last_name: line(100),
  email,
  phone: phone.nullable().optional(),
  job_title: text(100).nullable().optional(),
})
/** Schema of the form, which accepts the saved number unchanged. */
export const createContactSchema = (savedPhone: string | null) =>
  z.strictObject(buildContactFields(createPhoneSchema(savedPhone)))
const userParams = z.strictObject({ user_id: uuid })
const contact = z.object({
  user_id: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  job_title: z.string().nullable(),
})

export const contactEndpoints = defineEndpoints({
  listContacts: {
    method: 'GET',
    path: 'admin-setting/get-alternatePoc-detail',
    access: ['company:admin'],
    summary: 'Returns the alternate points of contact, to reach if no member replies.',
    response: z.array(contact),
    paginated: true,
  },
  addContact: {
    method: 'POST',
    path: 'save-alternate-poc-detail',
    access: ['company:admin'],
    summary: 'Adds an alternate point of contact.',
    body: z.strictObject(buildContactFields(phone)),
    response: contact,
    errors: ['NOT_FOUND', 'ALREADY_EXISTS'],
    invalidates: ['listContacts'],
  },
  editContact: {
    method: 'POST',
    path: 'update-alternatePoc-detail',
    access: ['company:admin'],
    summary: 'Updates an alternate point of contact.',
    body: userParams.extend({ ...buildContactFields(phoneText), base: saveBase.optional() }),
    response: contact,
    errors: ['NOT_FOUND', 'ALREADY_EXISTS'],
    invalidates: ['listContacts'],
  },
  removeContact: {
    method: 'DELETE',
    path: 'delete-alternatePoc-detail/{user_id}',
    access: ['company:admin'],
    summary: 'Removes an alternate point of contact, which can be restored for a day.',
    params: userParams,
    response: emptyBody,
    invalidates: ['listContacts'],
  },
  putBackContact: {
    method: 'POST',
    path: 'restore-alternatePoc-detail/{user_id}',
    access: ['company:admin'],
    summary: 'Restores a removed point of contact.',
    params: userParams,
    response: contact,
    errors: ['ALREADY_EXISTS'],
    invalidates: ['listContacts'],
  },
})
