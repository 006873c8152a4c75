import { z } from 'zod'

/** The file name is only displayed and never sent to the server. */
export const fileNameShape = { file_name: z.string().nullable().optional() }

export const omitFileName = <B extends { file_name?: unknown }>({ file_name: _name, ...body }: B) =>
  body
