import { useState } from 'react'
import {
  type FieldPath,
  type FieldValues,
  get,
  type RegisterOptions,
  useForm,
  type UseFormProps,
  type UseFormReturn,
} from 'react-hook-form'

/** Returns the property of a field that contains its initial value. */
function toInitialValue(value: unknown): object {
  if (typeof value === 'boolean') return { defaultChecked: value }
  return typeof value === 'string' || typeof value === 'number' ? { defaultValue: value } : {}
}

/** Has a form's registered fields contain their initial values. */
function renderInitialValues<V extends FieldValues, O>(form: UseFormReturn<V, unknown, O>): void {
  const { register } = form
  form.register = <N extends FieldPath<V>>(name: N, rules?: RegisterOptions<V, N>) => ({
    ...toInitialValue(get(form.formState.defaultValues, name)),
    ...register(name, rules),
  })
}

/**
 * A form whose registered fields contain their values in the page that the server renders, too:
 * `useForm` puts them into the fields only in a browser, and what people enter before would replace
 * all of a value.
 */
export function useRenderedForm<V extends FieldValues, O = V>(
  options: UseFormProps<V, unknown, O>,
): UseFormReturn<V, unknown, O> {
  const form = useForm<V, unknown, O>(options)
  // Once, because the form is the same object in each render.
  useState(() => renderInitialValues(form))
  return form
}
