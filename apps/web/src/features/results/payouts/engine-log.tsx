import type { LogLine } from '@ramplight/domain/engine'
import { Banner } from '@ramplight/ui/parts/banner.tsx'
import { IconAlertTriangle, IconCoins } from '@tabler/icons-react'
import classes from '../screen/results.module.css'
import { t } from './payouts.texts.ts'

/** What the calculation says, to the letter. */
export function EngineLog({ lines }: { lines: readonly LogLine[] }) {
  if (lines.length === 0) return null
  return (
    <ul className={classes.log} aria-label={t('engineLog.whatTheCalculationSays')}>
      {lines.map(({ type, message }) => (
        <li key={message}>
          <Banner tone={type === 'error' ? 'red' : 'kelp'} icon={type === 'error' ? IconAlertTriangle : IconCoins}>
            {message}
          </Banner>
        </li>
      ))}
    </ul>
  )
}
