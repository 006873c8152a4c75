import type { MailKind, MailPlaceholder, TextValue } from './mails.ts'

// An example of each kind of email, for the preview page and for the test that renders every kind.
// `<feature>/mail-examples.ts` has the examples of a feature.

/** Example values that mean the same in every email. */
export const sharedExampleValues = {
  company: 'Brightwater Labs',
  intern: 'Amara Okafor',
  plan: 'Junior data analyst',
  role: 'Junior data analyst',
  batch: 'Spring 2027',
  minutes: 45,
  week: 3,
} satisfies Record<string, TextValue>

export const exampleId = '01995d1c-7f3a-7c41-9d0e-5b1f3c2a9e10'
export const exampleZones = { intern: 'Africa/Lagos', company: 'Europe/London', team: 'UTC' }

type OwnPlaceholder<Kind extends MailKind> = Exclude<
  MailPlaceholder<Kind>,
  keyof typeof sharedExampleValues
>

/** Who gets an email. */
export type MailReceiver = keyof typeof exampleZones

interface ExampleFacts {
  readonly receiver: MailReceiver
  /** The address has no account yet. */
  readonly isNewcomer?: true
  /** Path that the button opens. */
  readonly link: string
  readonly rows?: readonly (readonly TextValue[])[]
}

/** A value for each placeholder that `sharedExampleValues` does not have, or has another one for. */
export type MailExample<Kind extends MailKind> = ExampleFacts & {
  readonly [Name in 'values' as [OwnPlaceholder<Kind>] extends [never] ? never : Name]: Readonly<
    Record<OwnPlaceholder<Kind>, TextValue>
  >
} & { readonly values?: Readonly<Partial<Record<MailPlaceholder<Kind>, TextValue>>> }

/** An example for each kind of email of a feature, for example `offers`. */
export type MailExamples<Feature extends string> = {
  readonly [Kind in Extract<MailKind, `${Feature}.${string}`>]: MailExample<Kind>
}
