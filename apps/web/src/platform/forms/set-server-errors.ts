import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { ApiError } from '../http/api-error.ts'

/** Shows the server's field messages at their fields; returns false if there are none. */
export function setServerErrors<V extends FieldValues, O>(
  form: Pick<UseFormReturn<V, unknown, O>, 'setError'>,
  error: unknown,
): boolean {
  if (!(error instanceof ApiError)) return false
  const fields = Object.entries(error.fields)
  for (const [index, [path, message]] of fields.entries()) {
    // The server names paths of the very schema the form uses.
    form.setError(
      path.replace(/^body\./, '') as Path<V>,
      { type: 'server', message },
      { shouldFocus: index === 0 },
    )
  }
  return fields.length > 0
}
