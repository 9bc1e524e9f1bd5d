import { longestAt } from '@ramplight/contract/kernel/field-at'
import { focusField } from '@ramplight/ui/form/focus-field'
import { useState } from 'react'
import type { z } from 'zod'

type Props<Values> = {
  empty: Values
  /** What is wrong with a field, or null. */
  errorOf: (name: keyof Values & string, values: Values) => string | null
  /** The body of the call that takes it: how long a field may be. */
  body?: z.ZodType | undefined
}

/**
 * A form of a few texts that a visitor fills in, kept by nobody but its page. What is wrong with a field is said once it was left, or
 * all were sent, never while one types.
 */
export function useSmallForm<Values extends Record<string, string>>({ empty, errorOf, body }: Props<Values>) {
  type Name = keyof Values & string
  const [values, setValues] = useState(empty)
  const [left, setLeft] = useState<ReadonlySet<Name>>(new Set())
  const field = (name: Name) => ({
    id: name,
    name,
    size: 'md' as const,
    ...(body && { maxLength: longestAt(body, name) }),
    value: values[name] as string,
    error: left.has(name) && errorOf(name, values),
    onBlur: () => setLeft(new Set([...left, name])),
    onChange: (event: { currentTarget: { value: string } }) => setValues({ ...values, [name]: event.currentTarget.value }),
  })
  /** Whether it can be sent; else the first wrong field says why and is gone to. */
  const check = (): boolean => {
    const names = Object.keys(values) as Name[]
    setLeft(new Set(names))
    const wrong = names.find((name) => errorOf(name, values) !== null)
    if (wrong) focusField(wrong)
    return wrong === undefined
  }
  return { values, setValues, field, check }
}
