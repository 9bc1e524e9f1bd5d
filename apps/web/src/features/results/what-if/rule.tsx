import { IconArrowBackUp, IconPencil } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './rules.module.css'
import { t } from './what-if.texts.ts'

type Props = {
  /** What to call it for those who listen. */
  name: string
  changed: boolean
  inForce: string
  onBack: () => void
  children: ReactNode
}

/** One rule that can be tried. A changed one is marked, with what is in force under it and the way back. */
export function Rule({ name, changed, inForce, onBack, children }: Props) {
  return (
    <div className={classes.rule} data-changed={changed || undefined}>
      {children}
      {changed && (
        <p className={classes.inForce}>
          <IconPencil size={16} stroke={1.75} aria-hidden />
          <span>
            {t.rich('rule.changedInForce', {
              span: (words) => <span className="rl-sr-only">{words}</span>,
              value: inForce,
              b: (words) => <b>{words}</b>,
            })}
          </span>
          <button type="button" onClick={onBack} aria-label={t('rule.backTo', { value: inForce, rule: name })}>
            <IconArrowBackUp size={18} stroke={1.75} aria-hidden />
            {t('rule.back')}
          </button>
        </p>
      )}
    </div>
  )
}
