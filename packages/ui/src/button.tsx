import {
  useId,
  type AnchorHTMLAttributes,
  type ButtonHTMLAttributes,
  type MouseEvent,
  type ReactNode,
} from 'react'
import { classes } from './classes.ts'
import styles from './button.module.css'

export type ButtonTone = 'plain' | 'primary' | 'accent' | 'quiet' | 'danger' | 'link' | 'inverse'

interface Look {
  /** `accent` only for the one primary action of a dashboard's next step. */
  readonly tone?: ButtonTone
  readonly size?: 'small' | 'medium' | 'large'
  readonly wide?: boolean
  readonly icon?: ReactNode
  readonly after?: ReactNode
}

interface ButtonProps extends Look, ButtonHTMLAttributes<HTMLButtonElement> {
  /** While the request runs: shows a spinner and ignores clicks. */
  readonly busy?: boolean
  /** Why the button is disabled, as a sentence. The button stays focusable and shows it. */
  readonly disabledReason?: string | null
}

export const buttonClass = ({ tone = 'plain', size = 'medium', wide }: Look, extra?: string) =>
  classes(styles['button'], styles[tone], styles[size], wide && styles['wide'], extra)

/** A button labelled with a verb. A disabled one stays focusable and shows its reason. */
export function Button({
  tone,
  size,
  wide,
  icon,
  after,
  busy,
  disabledReason,
  disabled,
  children,
  className,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const reasonId = useId()
  const still = Boolean(busy || disabledReason || disabled)
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (still) event.preventDefault()
    else onClick?.(event)
  }
  const button = (
    <button
      {...rest}
      type={type}
      className={buttonClass({ tone, size, wide }, className)}
      aria-disabled={still || undefined}
      aria-busy={busy || undefined}
      aria-describedby={disabledReason ? reasonId : rest['aria-describedby']}
      onClick={press}
    >
      {busy ? <span className={styles['spin']} aria-hidden /> : icon}
      {children}
      {after}
    </button>
  )
  if (!disabledReason) return button
  return <DisabledButton button={button} reason={disabledReason} reasonId={reasonId} />
}

interface DisabledButtonProps {
  readonly button: ReactNode
  readonly reason: string
  /** Id of the element that describes the button. */
  readonly reasonId: string
}

function DisabledButton({ button, reason, reasonId }: DisabledButtonProps) {
  return (
    <span className={styles['refused']}>
      {button}
      <span id={reasonId} role="tooltip" className={styles['reason']}>
        {reason}
      </span>
    </span>
  )
}

/** A square icon button; `label` is its accessible name. */
export function IconButton({
  label,
  className,
  ...rest
}: ButtonProps & { readonly label: string }) {
  return (
    <Button
      {...rest}
      aria-label={label}
      title={label}
      className={classes(styles['icon'], className)}
    />
  )
}

interface ButtonLinkProps extends Look, AnchorHTMLAttributes<HTMLAnchorElement> {}

/**
 * A link that looks like a button, to another site or a file. For internal links use the platform's
 * link with `buttonClass`.
 */
export function ExternalButtonLink({
  tone,
  size,
  wide,
  icon,
  after,
  children,
  className,
  ...rest
}: ButtonLinkProps) {
  return (
    <a {...rest} className={buttonClass({ tone, size, wide }, className)}>
      {icon}
      {children}
      {after}
    </a>
  )
}
