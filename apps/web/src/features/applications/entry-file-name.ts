import { z } from 'zod'

/** The name of its file is shown, and never sent. */
export const named = { file_name: z.string().nullable().optional() }

export const unnamed = <B extends { file_name?: unknown }>({ file_name: _name, ...body }: B) => body
