import { IconAlertOctagon } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { focusField } from './focus-field.ts'
import { t } from './form.texts.ts'

export type FieldError = {
  /** Id, `data-path` or name of the field. */
  field: string
  /** The very words that stand at the field. */
  message: ReactNode
}

/** Mantine's `form.errors` as a list; fields without a message are left out. */
export const toFieldErrors = (errors: Readonly<Record<string, ReactNode>>): FieldError[] =>
  Object.entries(errors).flatMap(([field, message]) => (message ? [{ field, message }] : []))

type ErrorSummaryProps = {
  errors: readonly FieldError[]
  /** Count of failed submits: each new one moves the focus here again. */
  attempt?: number
  title?: string
}

export function ErrorSummary({ errors, attempt = 1, title = t('errorSummary.thisForm') }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const shown = errors.length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt is what moves the focus
  useEffect(() => {
    if (shown) box.current?.focus()
  }, [shown, attempt])
  if (!shown) return null
  return (
    <div className="rl-summary" role="alert" tabIndex={-1} ref={box}>
      <IconAlertOctagon size={22} stroke={1.75} aria-hidden />
      <div>
        <p className="rl-summary__title">{title}</p>
        <ul>
          {errors.map(({ field, message }) => (
            <li key={field}>
              <a
                href={`#${field}`}
                onClick={(event) => {
                  event.preventDefault()
                  focusField(field)
                }}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
