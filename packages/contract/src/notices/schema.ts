import { z } from 'zod'

export const notice = z.object({
  notice_id: z.string(),
  kind: z.string(),
  text: z.string(),
  link: z.string(),
  created_at: z.string(),
  read_at: z.string().nullable(),
})

export const preference = z.object({
  kind: z.string(),
  label: z.string(),
  optional: z.boolean(),
  on: z.boolean(),
})

export const devMail = z.object({
  message_id: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  ics: z.string().nullable(),
  kind: z.string(),
  created_at: z.string(),
  links: z.array(z.string()),
  code: z.string().optional(),
})
