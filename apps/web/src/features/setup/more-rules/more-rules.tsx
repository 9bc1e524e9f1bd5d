import { type ReactNode, useEffect, useState } from 'react'
import type { FieldForm } from '#platform/record-form/bound-fields.tsx'
import { countSet } from '../form/unset.ts'
import classes from './more-rules.module.css'
import { t } from './more-rules.texts.ts'

type Props = {
  form: FieldForm
  /** The rules inside; each that is set counts. */
  rules: readonly string[]
  /** Fields that are only parts of a rule. */
  parts?: readonly string[]
  /** What is inside, in a few words. */
  about: string
  children: ReactNode
}

/** What most events do without: folded away until one of its rules is set, or refused. */
export function MoreRules({ form, rules, parts = [], about, children }: Props) {
  const set = countSet(form, rules)
  const isUsed = set > 0
  const isRefused = [...rules, ...parts].some((path) => form.errorOf(path))
  const [open, setOpen] = useState(isUsed || isRefused)
  useEffect(() => {
    if (isUsed) setOpen(true)
  }, [isUsed])
  useEffect(() => {
    if (isRefused) setOpen(true)
  }, [isRefused])
  return (
    <details className={classes.rules} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span className={classes.name}>{t('moreRules.moreRules')}</span>
        <span className={classes.set} data-some={isUsed || undefined}>
          {isUsed ? t('moreRules.countSet', { count: set }) : t('moreRules.noneSet')}
        </span>
        <span className={classes.about}>{about}</span>
      </summary>
      <div className={classes.body}>{children}</div>
    </details>
  )
}
