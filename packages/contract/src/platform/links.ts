import { z } from 'zod'
import {
  type NetworkName,
  parseLink,
  parseProfileLink,
  parseVideoLink,
} from '@fledge/domain/links.ts'
import { translateMessage } from './message-keys.ts'

/** Schema of a link to one network, normalised; rejected with the seeds' messages (seed 000 §5). */
export const profileLink = (network: NetworkName) =>
  z
    .string()
    .trim()
    .max(500)
    .transform((input, ctx) => {
      const link = parseProfileLink(network, input)
      if ('url' in link) return link.url
      ctx.addIssue({ code: 'custom', message: translateMessage(link.messageKey) })
      return z.NEVER
    })

const orNull = (
  read: (input: string) => { readonly url: string } | { readonly messageKey: string },
) =>
  z
    .string()
    .trim()
    .max(500)
    .transform((input, ctx) => {
      if (input === '') return null
      const link = read(input)
      if ('url' in link) return link.url
      ctx.addIssue({ code: 'custom', message: translateMessage(link.messageKey) })
      return z.NEVER
    })
    .nullable()
    .optional()

/** The same, optional: an empty field is null. */
export const optionalProfileLink = (network: NetworkName) =>
  orNull((input) => parseProfileLink(network, input))

/** Any web address, or null. */
export const optionalWebsite = orNull(parseLink)

/** A YouTube or Vimeo video. */
export const videoLink = z
  .string()
  .trim()
  .max(500)
  .transform((input, ctx) => {
    const link = parseVideoLink(input)
    if ('url' in link) return link
    ctx.addIssue({ code: 'custom', message: translateMessage(link.messageKey) })
    return z.NEVER
  })
